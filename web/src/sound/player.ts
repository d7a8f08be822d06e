/** Plays sounds according to the settings, after the first touch or key press. */

import { lazy } from '../i18n/lazy.ts';
import { settings } from '../settings/store.svelte.ts';
import type { Session } from '../table/session/session.svelte.ts';
import { loudness, type Sound, soundOfAction, soundOfMoment, soundOfUpdate } from './sounds.ts';

/** Plays a sound at a loudness of 0 to 1. */
type Instrument = (sound: Sound, loudness: number) => void;

let instrument: Instrument | undefined;

/** Play a sound now, unless its switch or the page's visibility mutes it. */
export function play(sound: Sound | undefined): void {
  if (sound === undefined || instrument === undefined) return;
  const loud = loudness(sound, settings.value, document.hidden);
  if (loud > 0) instrument(sound, loud);
}

/** Play the sounds of a session's events; a test passes its own `playSound`. */
export function playSoundsOf(
  { events }: Pick<Session, 'events'>,
  playSound: (sound: Sound | undefined) => void = play,
): void {
  events.on('action', (action) => playSound(soundOfAction(action)));
  events.on('moment', (moment) => playSound(soundOfMoment(moment)));
  events.on('update', (before, now) => playSound(soundOfUpdate(before, now)));
}

const FIRST = ['pointerup', 'keydown'] as const;

/** Browsers allow no sound before the first touch or key press. */
export function unlockAtFirstTouch(): void {
  const unlock = (): void => {
    for (const kind of FIRST) removeEventListener(kind, unlock, true);
    void opened().then((found) => {
      instrument = found;
    });
  };
  for (const kind of FIRST) addEventListener(kind, unlock, true);
}

/** Undefined if audio is unavailable; the game then continues in silence. */
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
