import { describe, expect, it } from 'vitest';
import { play, playSoundsOf, type SoundSource } from './player.ts';
import type { Sound } from './sounds.ts';

describe('ears', () => {
  it('are played for the table’s events, in their order', () => {
    const heard: (Sound | undefined)[] = [];
    const silent: SoundSource = { onAction: () => {}, onMoment: () => {}, onHeard: () => {} };
    const source = playSoundsOf(silent, (sound) => heard.push(sound));
    source.onMoment('dealt');
    source.onAction({ action: 'picked', piece: 'L4' });
    source.onAction({ action: 'moved', piece: 'L4' });
    source.onMoment('ubongo');
    expect(heard).toEqual(['start', 'pick', undefined, 'ubongo']);
  });

  it('hear nothing, and fail at nothing, before the first touch', () => {
    expect(() => play('snap')).not.toThrow();
  });
});
