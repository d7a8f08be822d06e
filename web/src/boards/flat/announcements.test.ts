import { describe, expect, it } from 'vitest';
import { aBoard, after, drag } from '../../engines/flat/fixtures.ts';
import { announcementOf, labelOf } from './announcements.ts';

const plain = (text: string) => text.replace(/[⁨⁩]/g, '');
const aloft = after(aBoard(), { kind: 'turn', piece: 'I4' }, { kind: 'pick', piece: 'I4', aloft: true });

describe('an announcement', () => {
  it('gives the position of a picked piece, and whether it fits', () => {
    expect(plain(announcementOf(aloft))).toBe('I4 at row 2, column 1: fits');
    expect(plain(announcementOf(after(aloft, { kind: 'turn' })))).toBe('I4 at row 1, column 1: does not fit');
  });

  it('reports a piece that was placed or did not fit', () => {
    expect(plain(announcementOf(after(aloft, { kind: 'place' })))).toBe('I4 placed');
    expect(plain(announcementOf(after(aloft, { kind: 'turn' }, { kind: 'place' })))).toBe(
      'I4 does not fit there',
    );
  });

  it('is empty while a piece is dragged', () => {
    expect(announcementOf(after(aBoard(), ...drag('I4', [0, 0]).slice(0, 2)))).toBe('');
  });

  it('names a piece with its position', () => {
    expect(plain(labelOf(aBoard(), 'T4'))).toBe('T4, in the tray');
    expect(plain(labelOf(aloft, 'I4'))).toBe('I4, in your hand');
    expect(plain(labelOf(after(aloft, { kind: 'place' }), 'I4'))).toBe('I4, at row 2, column 1');
  });
});
