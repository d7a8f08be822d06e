import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SolidGesture } from '../../engines/solid/step.ts';
import { ViewModes } from './viewModes.svelte.ts';

const PHONE = { width: 360, height: 480 };
const DESK = { width: 1040, height: 700 };
const AWAY: SolidGesture = { kind: 'turn', turn: 'tip-away' };

function waysIn(room: typeof PHONE): ViewModes {
  const ways = new ViewModes();
  ways.room = room;
  return ways;
}

function keeping(kept = new Map<string, string>()): Map<string, string> {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  return kept;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the ways to see a board of blocks', () => {
  it('are the slices on a phone, and both if there is room', () => {
    expect(waysIn(PHONE).way).toBe('slices');
    expect(waysIn(DESK).way).toBe('both');
  });

  it('change places on a phone', () => {
    const ways = waysIn(PHONE);
    ways.turn();
    expect(ways.way).toBe('space');
    ways.turn();
    expect(ways.way).toBe('slices');
  });

  it('leave the slices alone on a desktop, if that is chosen', () => {
    const ways = waysIn(DESK);
    ways.turn();
    expect(ways.way).toBe('slices');
  });

  it('are as they were chosen last in this browser', () => {
    keeping();
    waysIn(PHONE).turn();
    expect(waysIn(PHONE).way).toBe('space');
    expect(waysIn(DESK).way).toBe('both');
  });

  it('come down to the slices for good when the view in space is lost', () => {
    const ways = waysIn(PHONE);
    ways.turn();
    ways.isLost = true;
    expect(ways.way).toBe('slices');
    ways.turn();
    expect(ways.way).toBe('slices');
  });
});

describe('the buttons beside the board', () => {
  it('mean what the player sees in the view in space', () => {
    const ways = waysIn(PHONE);
    ways.turn();
    ways.quarter = 2;
    expect(ways.meant(AWAY)).toEqual({ kind: 'turn', turn: 'tip-near' });
  });

  it('mean what the slices show, until the hand is in the view beside them', () => {
    const ways = waysIn(DESK);
    ways.quarter = 2;
    expect(ways.meant(AWAY)).toEqual(AWAY);
    ways.isHandInSpace = true;
    expect(ways.meant(AWAY)).toEqual({ kind: 'turn', turn: 'tip-near' });
  });
});
