import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SolidGesture } from '../../engines/solid/step.ts';
import { stubStorage } from '../../lib/fixtures.ts';
import { forget } from '../../lib/storage.ts';
import { ViewModes } from './viewModes.svelte.ts';

const PHONE = { width: 360, height: 480 };
const DESK = { width: 1040, height: 700 };
const AWAY: SolidGesture = { kind: 'turn', turn: 'tip-away' };

function modesIn(room: typeof PHONE): ViewModes {
  const modes = new ViewModes();
  modes.room = room;
  return modes;
}

afterEach(() => {
  forget('ubongo:space');
  vi.unstubAllGlobals();
});

describe('the view mode', () => {
  it('is slices on a phone, and both if there is room', () => {
    expect(modesIn(PHONE).mode).toBe('slices');
    expect(modesIn(DESK).mode).toBe('both');
  });

  it('toggles between slices and 3D on a phone', () => {
    const modes = modesIn(PHONE);
    modes.turn();
    expect(modes.mode).toBe('space');
    modes.turn();
    expect(modes.mode).toBe('slices');
  });

  it('can be slices alone on a desktop', () => {
    const modes = modesIn(DESK);
    modes.turn();
    expect(modes.mode).toBe('slices');
  });

  it('is remembered in this browser', () => {
    stubStorage();
    modesIn(PHONE).turn();
    expect(modesIn(PHONE).mode).toBe('space');
    expect(modesIn(DESK).mode).toBe('both');
  });

  it('stays slices after the 3D view has failed', () => {
    const modes = modesIn(PHONE);
    modes.turn();
    modes.isLost = true;
    expect(modes.mode).toBe('slices');
    modes.turn();
    expect(modes.mode).toBe('slices');
  });
});

describe('the tool buttons', () => {
  it('act in the directions of the 3D view', () => {
    const modes = modesIn(PHONE);
    modes.turn();
    modes.quarter = 2;
    expect(modes.translate(AWAY)).toEqual({ kind: 'turn', turn: 'tip-near' });
  });

  it('act in the directions of the slices until the 3D view beside them is used', () => {
    const modes = modesIn(DESK);
    modes.quarter = 2;
    expect(modes.translate(AWAY)).toEqual(AWAY);
    modes.isHandInSpace = true;
    expect(modes.translate(AWAY)).toEqual({ kind: 'turn', turn: 'tip-near' });
  });
});
