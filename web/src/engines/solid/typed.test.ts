import { describe, expect, it } from 'vitest';
import { landingText } from '../../boards/solid/announcements.ts';
import { blocksText, shapeText } from '../../boards/solid/typedAnnouncements.ts';
import { oddLines } from '../common/fixtures.ts';
import { cellsOf, covered } from '../common/placements.ts';
import { WORDS, type Word } from '../common/typed.ts';
import { fresh, isCovered, pieceOf, positionOf, type SolidBoard } from './board.ts';
import { aBoard, after, block, drag, TASKS } from './fixtures.ts';
import { spaceOver } from './space.ts';
import { layingOf, parse, placeFor, type SolidCommand } from './typed.ts';

const wordOf = (text: string): Word | undefined => WORDS.find((word) => word === text);
const read = (line: string, board = aBoard()) => parse(board, line, wordOf);
const plain = (text: string) => text.replace(/[⁨⁩]/g, '');

type Laying = Extract<SolidCommand, { kind: 'lay' }>;

function laying(line: string, board: SolidBoard): Laying {
  const command = read(line, board);
  if (command.kind !== 'lay') throw new TypeError(line);
  return command;
}

/** The board after a typed line; the same board if the block does not fit. */
function typed(board: SolidBoard, line: string): SolidBoard {
  const command = laying(line, board);
  const { anchor, legal } = placeFor(board, command);
  return legal ? after(board, ...layingOf(board, command.piece, command.orientation, anchor)) : board;
}

const anchorOf = (board: SolidBoard, id: string) => positionOf(board, id).anchor;

describe('a typed line about blocks', () => {
  it('asks, undoes and takes as on a flat board', () => {
    expect(read('board')).toEqual({ kind: 'ask', what: 'board' });
    expect(read('undo')).toEqual({ kind: 'undo' });
    expect(read('take b')).toEqual({ kind: 'take', piece: 'red-twist' });
  });

  it('names a block by its letter or its name', () => {
    expect(read('B')).toEqual(read('red-twist'));
    expect(read('B')).toEqual({ kind: 'show', piece: 'red-twist', orientation: 0 });
  });

  it('places a block by a cell, a layer and quarter turns in typed order', () => {
    const { spin, 'tip-away': tip } = block('red-twist').turned;
    const [spunFirst, tippedFirst] = [tip[spin[0] ?? 0], spin[tip[0] ?? 0]];
    expect(spunFirst).not.toBe(tippedFirst);
    const lay = { kind: 'lay', piece: 'red-twist', cell: [1, 1] };
    expect(read('B b2 2 r t')).toEqual({ ...lay, layer: 1, orientation: spunFirst });
    expect(read('b t1 2 r1 B2')).toEqual({ ...lay, layer: 1, orientation: tippedFirst });
    expect(read('B b2')).toEqual({ ...lay, layer: undefined, orientation: 0 });
  });

  it('cannot express a mirror image', () => {
    expect(read('B b2 flip')).toEqual({ kind: 'mirror', piece: 'red-twist' });
  });

  it.each([
    '',
    'C4',
    'H',
    'B b2 c3',
    'B b2 1 2',
    'B b2 3',
    'B 1',
    'B r4',
    'take',
    'take H',
    'flip',
    'board B',
  ])('is unknown: %s', (line) => expect(read(line)).toEqual({ kind: 'unknown' }));
});

describe('a typed placement of a block', () => {
  it('can build every tiling of every task', () => {
    for (const { base, blocks, tilings } of TASKS)
      for (const tiling of tilings) {
        let board = fresh(spaceOver(base), blocks.map(block));
        for (const { piece, orientation, anchor, covered: cubes } of tiling) {
          board = after(board, ...layingOf(board, piece, orientation, anchor));
          const position = positionOf(board, piece);
          expect(covered(pieceOf(board, piece), position.orientation, position.anchor ?? [9, 9, 9])).toEqual(
            cubes,
          );
        }
        expect(isCovered(board)).toBe(true);
      }
  });

  it('can reach every orientation', () => {
    const lines = ['r', 's', 't'].flatMap((first) =>
      [0, 1, 2, 3].flatMap((one) =>
        ['r', 't'].flatMap((last) => [0, 1, 2, 3].map((two) => `${first}${one} ${last}${two}`)),
      ),
    );
    for (const id of ['red-twist', 'blue-ell', 'yellow-hook']) {
      const board = aBoard('####/####', [id]);
      const reached = lines.map((line) => {
        const command = read(`${id} ${line}`, board);
        return command.kind === 'show' ? command.orientation : undefined;
      });
      expect(new Set(reached).size, id).toBe(block(id).orientations.length);
    }
  });

  it('goes to the lowest layer where it fits, unless a layer is named', () => {
    const board = after(aBoard(), ...drag('red-domino', [0, 0], 0));
    expect(anchorOf(typed(board, 'C a1'), 'green-corner')).toEqual([1, 0, 0]);
    expect(anchorOf(typed(board, 'C a2'), 'green-corner')).toEqual([0, 1, 0]);
    expect(anchorOf(typed(board, 'C a2 2'), 'green-corner')).toEqual([1, 1, 0]);
    expect(anchorOf(typed(board, 'C a1 1'), 'green-corner')).toBeUndefined();
  });

  it('announces the cells that it would fill if it does not fit', () => {
    const board = aBoard();
    const command = laying('B a1 2', board);
    const place = placeFor(board, command);
    expect(place.legal).toBe(false);
    expect(plain(landingText(board, command, place))).toMatch(/^B: Layer 2: a1 b1 b2\. Layer 3: a1\. .*fit/);
  });

  it('moves a placed block, or leaves it if it is already there', () => {
    const once = typed(aBoard(), 'A a1');
    expect(anchorOf(typed(once, 'A b2'), 'red-domino')).toEqual([0, 1, 1]);
    const same = typed(once, 'A a1');
    expect([same.held, anchorOf(same, 'red-domino')]).toEqual([undefined, [0, 0, 0]]);
  });
});

describe('block descriptions', () => {
  it('contain position and shape, relative to the first cube', () => {
    const board = typed(aBoard(), 'B b2');
    expect(blocksText(board).map(plain)).toContain(
      'B, red twist, at b2, layer 1. Layer 1: a1 b1 b2. Layer 2: a1.',
    );
    expect(plain(shapeText(board, 'red-domino', 0))).toMatch(/^A, red domino, in the tray\. /);
    expect(cellsOf(block('red-twist'), 0)[0]).toEqual([0, 0, 0]);
  });
});

it('reads any line as a command, and any command leads to gestures', () => {
  const board = aBoard();
  const names = [...board.pieces.values()].flatMap(({ id, mark }) => [id, mark]);
  const kinds = new Set<string>();
  for (const line of oddLines([...WORDS, ...names, 'r', 's2', 't3', 'a1', 'b2', '1', '2'], 2000)) {
    const command = read(line, board);
    kinds.add(command.kind);
    if (command.kind === 'lay')
      layingOf(board, command.piece, command.orientation, placeFor(board, command).anchor);
  }
  expect([...kinds].sort()).toEqual(['ask', 'lay', 'mirror', 'show', 'take', 'undo', 'unknown']);
});
