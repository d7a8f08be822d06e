import { beforeAll, describe, expect, it } from 'vitest';
import { moduleOf } from '../editions/registry.ts';
import { check } from './check.ts';
import type { ReplayEdition } from './edition.ts';
import { aReplay, REPLAYS, SHARED } from './fixtures.ts';
import type { FrameChange, Replay } from './replay.ts';
import { type RaceView, timelineOf } from './timeline.ts';

const editions = new Map<string, ReplayEdition | undefined>();

beforeAll(async () => {
  for (const { edition } of Object.values({ ...REPLAYS, ...SHARED }))
    editions.set(edition, await moduleOf(edition).replay?.());
});

const checked = (replay: Replay, seen?: string) =>
  check(replay, timelineOf(replay), editions.get(replay.edition), {
    hash: seen,
    terms: undefined,
    root: undefined,
    entries: [],
    asked: [],
  });
const wrong = (replay: Replay) =>
  checked(replay).verdicts.flatMap(({ seq, kind, isRight }) => (isRight ? [] : [{ seq, kind }]));

/** The replay with a change to the first frame that `change` applies to. */
function withFrame(
  replay: Replay,
  change: (frame: FrameChange) => FrameChange['changed'] | undefined,
): Replay {
  const at = replay.frames.findIndex((frame) => change(frame) !== undefined);
  const frames = replay.frames.map((frame, index) =>
    index === at ? { ...frame, changed: Object.assign({}, frame.changed, change(frame)) } : frame,
  );
  return { ...replay, frames };
}

type Last = NonNullable<RaceView['last']>;
type Board = Last['boards'][number];

function lastIn({ changed }: FrameChange): Last | undefined {
  const last = 'last' in changed ? changed.last : undefined;
  return last && 'boards' in last ? last : undefined;
}

const boardsOf = ({ frames }: Replay) => frames.map(lastIn).find((last) => last)?.boards ?? [];

/** The replay with other boards in the result of its first race. */
function withLast(replay: Replay, change: (board: Board) => Board): Replay {
  return withFrame(replay, (frame) => {
    const last = lastIn(frame);
    return last && ({ last: { ...last, boards: last.boards.map(change) } } as FrameChange['changed']);
  });
}

describe('the proof', () => {
  it.each(Object.entries({ ...REPLAYS, ...SHARED }))('is correct for the game %s', (_, replay) => {
    const { isHashed, isOwn, isRight, lines, verdicts } = checked(replay);
    expect(verdicts.filter((verdict) => !verdict.isRight)).toEqual([]);
    expect(verdicts).toHaveLength(replay.proof.length);
    expect(lines.filter((line) => !line.isRight)).toEqual([]);
    expect([isHashed, isOwn, isRight]).toEqual([true, true, true]);
  });

  it('detects a seed that does not match the published hash', () => {
    const replay = { ...aReplay(), seed: '00'.repeat(32) };
    expect(checked(replay).isHashed).toBe(false);
    expect(checked(replay).isRight).toBe(false);
  });

  it('detects cards in a hand that they were not dealt to', () => {
    const replay = withFrame(aReplay('cards-more-tens'), ({ changed }) => {
      const last = 'last' in changed ? changed.last : undefined;
      if (!last || !('hands' in last)) return undefined;
      const [first, second] = last.hands;
      if (!first || !second) return undefined;
      const hands = [{ ...first, hand: second.hand }, second];
      return { last: { ...last, hands } } as FrameChange['changed'];
    });
    expect(wrong(replay)).toEqual([{ seq: 1, kind: 'hand' }]);
  });

  it('detects a deck other than the one played with', () => {
    const replay = aReplay('cards-more-tens');
    const cards = replay.cards.map((card) => ({ ...card, stack: 4 - card.stack }));
    expect(checked({ ...replay, cards }).isRight).toBe(false);
  });

  it('reports whether the hash matches the one seen during the game', () => {
    const replay = aReplay();
    expect(checked(replay).isSeen).toBeUndefined();
    expect(checked(replay, replay.seed_hash).isSeen).toBe(true);
    expect(checked(replay, 'another').isRight).toBe(false);
  });

  it('detects a die shown with another face', () => {
    const replay = withFrame(aReplay(), ({ changed }) =>
      'symbol' in changed && changed.symbol != null ? { symbol: (changed.symbol + 1) % 6 } : undefined,
    );
    expect(wrong(replay)).toEqual([{ seq: 1, kind: 'die' }]);
  });

  it('detects a die that has another face in the proof, even if the server calls it correct', () => {
    const replay = aReplay();
    const proof = replay.proof.map((item) =>
      item.seq === 1 && item.kind === 'die' ? { ...item, says: [9], seed_says: [9] } : item,
    );
    expect(wrong({ ...replay, proof })).toEqual([{ seq: 1, kind: 'die' }]);
  });

  it('detects a gem that was not drawn', () => {
    const replay = withLast(aReplay(), (board) =>
      'bag_gem' in board && board.rank === 1
        ? { ...board, bag_gem: board.bag_gem === 'ruby' ? 'amber' : 'ruby' }
        : board,
    );
    expect(wrong(replay).map(({ kind }) => kind)).toEqual(['draw']);
  });

  it.each(['plain-win', 'classic-calm', 'three-d-plain', 'pouch-four', 'classic-three', 'three-d-levels'])(
    'detects boards that were dealt to other seats in %s',
    (name) => {
      const [first, second] = boardsOf(aReplay(name));
      const swapped = new Map([
        [first?.seat, second?.puzzle],
        [second?.seat, first?.puzzle],
      ]);
      const replay = withLast(aReplay(name), (board) => ({
        ...board,
        puzzle: swapped.get(board.seat) ?? board.puzzle,
      }));
      expect(wrong(replay).map(({ kind }) => kind)).toEqual(['deal']);
    },
  );

  it('detects a gem in the wrong hole', () => {
    const replay = withFrame(aReplay('classic-calm'), ({ changed }) => {
      const rows = 'rows' in changed ? changed.rows : undefined;
      return rows && { rows: [...rows.slice(1), ...rows.slice(0, 1)] };
    });
    expect(wrong(replay)).toEqual([{ seq: 1, kind: 'gems' }]);
  });

  it('rejects an item in the proof that matches no draw', () => {
    const replay = aReplay();
    const item = { seq: 3, kind: 'die', seat: null, says: [1], seed_says: [1], equal: true };
    expect(wrong({ ...replay, proof: [...replay.proof, item] })).toEqual([{ seq: 3, kind: 'die' }]);
  });

  it('detects an item missing from the proof', () => {
    const replay = aReplay();
    const proof = replay.proof.filter(({ kind }) => kind !== 'pile');
    expect(wrong({ ...replay, proof })).toEqual([{ seq: 1, kind: 'pile' }]);
  });

  it('reports that it relies on the server if it cannot recompute the draws', () => {
    const { isOwn, verdicts, isRight } = check(aReplay(), timelineOf(aReplay()), undefined);
    expect([isOwn, isRight, verdicts.length]).toEqual([false, true, aReplay().proof.length]);
    expect(checked(aReplay()).isOwn).toBe(true);
  });
});
