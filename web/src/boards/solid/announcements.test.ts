import { describe, expect, it } from 'vitest';
import { aBoard, after, drag } from '../../engines/solid/fixtures.ts';
import { announcementOf, labelOf, rowsText } from './announcements.ts';

/** The text without Unicode isolation marks. */
const plain = (text: string) => text.replace(/[⁨⁩]/g, '');
const pick = (piece: string, aloft = true) => ({ kind: 'pick', piece, aloft }) as const;

describe('a solid board description', () => {
  it('names a block by its mark and shape, and gives its position', () => {
    expect(plain(labelOf(aBoard(), 'red-twist'))).toBe('B, red twist, in the tray');
    const laid = after(aBoard(), ...drag('red-twist', [0, 0]));
    expect(plain(labelOf(laid, 'red-twist'))).toBe('B, red twist, Layer 1: a1 b1 b2. Layer 2: a1.');
  });

  it('gives the cells of a block held over the board, and whether it fits', () => {
    const board = after(aBoard(), pick('red-domino'), { kind: 'layer', depth: 1 });
    expect(plain(announcementOf(board))).toBe('A: Layer 2: b2 c2. Fits.');
    const taken = after(aBoard('##'), ...drag('red-domino', [0, 0], 0), pick('red-twist'));
    expect(plain(announcementOf(taken))).toMatch(/Does not fit\.$/);
  });

  it('gives the orientation of a block after a turn, even in the tray', () => {
    const turn = { kind: 'turn', turn: 'roll-right' } as const;
    const board = after(aBoard(), pick('red-domino', false), turn);
    expect(plain(announcementOf(board))).toBe('A rolled right. Layer 1: a1. Layer 2: a1.');
  });

  it('explains why a block three layers high cannot be placed', () => {
    const board = after(aBoard('####/####', ['blue-ell']), pick('blue-ell'), {
      kind: 'turn',
      turn: 'tip-away',
    });
    expect(plain(announcementOf(board))).toMatch(/Too tall: three layers high\.$/);
  });

  it('lists the board row by row, the lower layer first', () => {
    const board = after(aBoard('##/.#'), ...drag('red-domino', [0, 0], 1));
    expect(rowsText(board).map(plain)).toEqual([
      'Layer 1, row 1: a free, b free',
      'Layer 1, row 2: b free',
      'Layer 2, row 1: a A, b A',
      'Layer 2, row 2: b free',
    ]);
  });
});
