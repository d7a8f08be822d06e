/** Bots that suit a player's level. */

/** From this level on a player beats easy bots, or medium ones, more often than not. */
const STEADY = 45;
const SHARP = 62;

export function strengthOfLevel(level: number): 'gentle' | 'steady' | 'sharp' {
  if (level < STEADY) return 'gentle';
  return level < SHARP ? 'steady' : 'sharp';
}
