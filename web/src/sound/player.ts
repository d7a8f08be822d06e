/** The sounds of this page: heard after the first touch or key, as the settings want them. */

import { lazy } from '../i18n/lazy.ts';
import { settings } from '../settings/store.svelte.ts';
import type { Session } from '../table/session.svelte.ts';
import { loudness, type Sound, soundOfAction, soundOfMoment, soundOfUpdate } from './sounds.ts';

/** Whatever makes a sound, 0 to 1 loud. */
type Instrument = (sound: Sound, loudness: number) => void;

let instrument: Instrument | undefined;

/** Play it now, if it is switched on and the page may be heard. */
export function play(sound: Sound | undefined): void {
  if (sound === undefined || instrument === undefined) return;
  const loud = loudness(sound, settings.value, document.hidden);
  if (loud > 0) instrument(sound, loud);
}

/** Play the sounds of what happens at a table; a test brings its own `playSound`. */
export function playSoundsOf(
  { events }: Pick<Session, 'events'>,
  playSound: (sound: Sound | undefined) => void = play,
): void {
  events.on('action', (action) => playSound(soundOfAction(action)));
  events.on('moment', (moment) => playSound(soundOfMoment(moment)));
  events.on('update', (before, now) => playSound(soundOfUpdate(before, now)));
}

const FIRST = ['pointerup', 'keydown'] as const;

/** Browsers let nothing sound before somebody touches the page. */
export function unlockAtFirstTouch(): void {
  const unlock = (): void => {
    for (const kind of FIRST) removeEventListener(kind, unlock, true);
    void opened().then((found) => {
      instrument = found;
    });
  };
  for (const kind of FIRST) addEventListener(kind, unlock, true);
}

/** Nothing if there is no audio, or it cannot be opened: the game continues in silence. */
async function opened(): Promise<Instrument | undefined> {
  try {
    const context = new AudioContext({ latencyHint: 'interactive' });
    const { strike } = await lazy([], () => import('./synth.ts'));
    return (sound, loud) => {
      if (context.state === 'suspended') void context.resume().catch(() => undefined);
      strike(context, sound, loud, context.currentTime);
    };
  } catch {
    return undefined;
  }
}
