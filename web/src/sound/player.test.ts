import { describe, expect, it } from 'vitest';
import { listen, play, type Teller } from './player.ts';
import type { Sound } from './sounds.ts';

describe('ears', () => {
  it('hear what a table tells of, in its order', () => {
    const heard: (Sound | undefined)[] = [];
    const silent: Teller = { onDeed: () => {}, onMoment: () => {}, onHeard: () => {} };
    const teller = listen(silent, (sound) => heard.push(sound));
    teller.onMoment('dealt');
    teller.onDeed({ deed: 'picked', piece: 'L4' });
    teller.onDeed({ deed: 'moved', piece: 'L4' });
    teller.onMoment('ubongo');
    expect(heard).toEqual(['start', 'pick', undefined, 'ubongo']);
  });

  it('hear nothing, and fail at nothing, before the first touch', () => {
    expect(() => play('snap')).not.toThrow();
  });
});
