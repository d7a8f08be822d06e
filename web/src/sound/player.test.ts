import { describe, expect, it } from 'vitest';
import { Emitter } from '../table/session/sessionEvents.ts';
import { play, playSoundsOf } from './player.ts';
import type { Sound } from './sounds.ts';

describe('the sounds of a table', () => {
  it('are played in the order of its events', () => {
    const heard: (Sound | undefined)[] = [];
    const events = new Emitter();
    playSoundsOf({ events }, (sound) => heard.push(sound));
    events.emit('moment', 'dealt');
    events.emit('action', 'picked');
    events.emit('action', 'moved');
    events.emit('moment', 'ubongo');
    expect(heard).toEqual(['start', 'pick', undefined, 'ubongo']);
  });

  it('do nothing and raise no error before the first touch', () => {
    expect(() => play('snap')).not.toThrow();
  });
});
