import { describe, expect, it } from 'vitest';
import { Emitter } from './sessionEvents.ts';

describe('the events of a session', () => {
  it('reach every listener of that name, in order, until it unsubscribes', () => {
    const heard: string[] = [];
    const events = new Emitter();
    const stop = events.on('moment', (moment) => heard.push(`first ${moment}`));
    events.on('moment', (moment) => heard.push(`second ${moment}`));
    events.on('action', (action) => heard.push(action));
    events.emit('moment', 'dealt');
    stop();
    events.emit('moment', 'ubongo');
    events.emit('action', 'placed');
    expect(heard).toEqual(['first dealt', 'second dealt', 'second ubongo', 'placed']);
  });

  it('can have no listeners', () => {
    expect(() => new Emitter().emit('moment', 'refused')).not.toThrow();
  });
});
