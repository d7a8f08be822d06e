import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SolidGesture } from '../../engines/solid/step.ts';
import { ViewModes } from './viewModes.svelte.ts';

const PHONE = { width: 360, height: 480 };
const DESK = { width: 1040, height: 700 };
const AWAY: SolidGesture = { kind: 'turn', turn: 'tip-away' };

function modesIn(room: typeof PHONE): ViewModes {
  const modes = new ViewModes();
  modes.room = room;
  return modes;
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
    expect(modesIn(PHONE).mode).toBe('slices');
    expect(modesIn(DESK).mode).toBe('both');
  });

  it('change places on a phone', () => {
    const modes = modesIn(PHONE);
    modes.turn();
    expect(modes.mode).toBe('space');
    modes.turn();
    expect(modes.mode).toBe('slices');
  });

  it('leave the slices alone on a desktop, if that is chosen', () => {
    const modes = modesIn(DESK);
    modes.turn();
    expect(modes.mode).toBe('slices');
  });

  it('are as they were chosen last in this browser', () => {
    keeping();
    modesIn(PHONE).turn();
    expect(modesIn(PHONE).mode).toBe('space');
    expect(modesIn(DESK).mode).toBe('both');
  });

  it('come down to the slices for good when the view in space is lost', () => {
    const modes = modesIn(PHONE);
    modes.turn();
    modes.isLost = true;
    expect(modes.mode).toBe('slices');
    modes.turn();
    expect(modes.mode).toBe('slices');
  });
});

describe('the buttons beside the board', () => {
  it('mean what the player sees in the view in space', () => {
    const modes = modesIn(PHONE);
    modes.turn();
    modes.quarter = 2;
    expect(modes.translate(AWAY)).toEqual({ kind: 'turn', turn: 'tip-near' });
  });

  it('mean what the slices show, until the hand is in the view beside them', () => {
    const modes = modesIn(DESK);
    modes.quarter = 2;
    expect(modes.translate(AWAY)).toEqual(AWAY);
    modes.isHandInSpace = true;
    expect(modes.translate(AWAY)).toEqual({ kind: 'turn', turn: 'tip-near' });
  });
});
