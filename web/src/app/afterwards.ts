/** What the page needs only once its first board is there: the face of titles, and that it stays where it is. */

import { fetchTitleFace } from '../ui/titleFace.ts';

addEventListener('dragover', refuseFiles);
addEventListener('drop', refuseFiles);
void fetchTitleFace().catch(() => {});

/** A file that is dropped anywhere would be shown in place of the game. Fields for files take it. */
function refuseFiles(event: DragEvent): void {
  if (event.target instanceof HTMLInputElement || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}
