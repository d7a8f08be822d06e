import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Emitter } from './sessionEvents.ts';
import { SETTLE_MS, Settling } from './settling.svelte.ts';

const at = (stage: string) => ({ view: { stage } });
const RACE = at('racing');
const REST = at('resting');

let session: { events: Emitter; claim: { isPending: boolean } };
let target: EventTarget;
let settling: Settling<typeof RACE>;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  session = { events: new Emitter(), claim: { isPending: false } };
  target = new EventTarget();
  settling = new Settling(session);
  stop = settling.start(target as Window);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const solve = () => session.events.emit('moment', 'ubongo');

describe('a solved board', () => {
  it('stays for 1.2 seconds after the race that it ended', () => {
    settling.shown(RACE);
    solve();
    expect(settling.shown(REST)).toBe(RACE);
    vi.advanceTimersByTime(SETTLE_MS - 1);
    expect(settling.shown(REST)).toBe(RACE);
    vi.advanceTimersByTime(1);
    expect(settling.shown(REST)).toBe(REST);
    expect(SETTLE_MS).toBe(1_200);
  });

  it('stays while its claim is being judged, and goes at once if that fails', () => {
    settling.shown(RACE);
    session.claim.isPending = true;
    expect(settling.shown(REST)).toBe(RACE);
    session.claim.isPending = false;
    expect(settling.shown(REST)).toBe(REST);
  });

  it.each(['pointerdown', 'keydown'])('goes at once after a %s', (kind) => {
    settling.shown(RACE);
    solve();
    target.dispatchEvent(new Event(kind));
    expect(settling.isOn).toBe(false);
    expect(settling.shown(REST)).toBe(REST);
  });

  it('stays in spite of a key that is still held down', () => {
    settling.shown(RACE);
    solve();
    target.dispatchEvent(Object.assign(new Event('keydown'), { repeat: true }));
    expect(settling.shown(REST)).toBe(RACE);
  });

  it('does not keep the board of a player who has not solved it', () => {
    settling.shown(RACE);
    session.events.emit('moment', 'time-is-up');
    expect(settling.shown(REST)).toBe(REST);
  });

  it('gives way to the next race', () => {
    settling.shown(RACE);
    solve();
    const next = at('racing');
    expect(settling.shown(next)).toBe(next);
  });

  it('stays no longer once the screen is gone', () => {
    solve();
    stop();
    expect(settling.isOn).toBe(false);
  });
});
