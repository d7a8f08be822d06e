/** The face of titles: fetched when the page is idle, and used from the next page on, so that no text moves. */

import latin from '@fontsource/baloo-2/files/baloo-2-latin-700-normal.woff2';
import latinExtended from '@fontsource/baloo-2/files/baloo-2-latin-ext-700-normal.woff2';

/** The weights that titles have; the file is bold. */
const WEIGHTS = '600 900';

const faces = [
  new FontFace('Title', `url(${latin})`, { weight: WEIGHTS }),
  new FontFace('Title', `url(${latinExtended})`, { weight: WEIGHTS, unicodeRange: 'U+100-2AF' }),
];

/** Resolves once the face is there; rejects if it could not be fetched. */
export async function fetchTitleFace(): Promise<void> {
  await Promise.all(faces.map((face) => face.load()));
  window.addEventListener('hashchange', () => faces.forEach((face) => void document.fonts.add(face)), {
    once: true,
  });
}
