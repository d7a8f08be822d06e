/** Fixtures for the tests of screens: a table and a view in its first race. */

import type {
  ClassicSettings,
  ClassicView,
  PouchSettings,
  PouchView,
  SeatOut,
  SoloView,
  TableOut,
} from '../net/wire.gen.ts';

const seatOut = (seat: number, kind: string, name: string): SeatOut => ({
  seat,
  kind,
  name,
  strength: null,
  present: true,
  stand_in: null,
  bot_races: [],
  placed: 0,
});

export const aTable = (): TableOut => ({
  id: 't1',
  edition: 'pouch',
  seats: [seatOut(0, 'person', 'Ada'), seatOut(1, 'bot', 'Kesi'), seatOut(2, 'bot', 'Omari')],
  host: true,
  host_seat: 0,
  code: 'K7M2QX',
  deck: 'standard',
  absent: 'bot',
  watching: 0,
  next: null,
  seed_hash: 'ab',
  seed: null,
  scheme: 1,
  reveal: null,
});

export const POUCH: PouchSettings = {
  seats: 3,
  side: '3',
  glass: 60_000,
  matched: true,
  first_roller: null,
  countdown: 3_000,
  pause: 20_000,
  boards_open: false,
  own_pieces: false,
};

export const CLASSIC: ClassicSettings = {
  ...POUCH,
  seats: 2,
  all_boards: false,
  calm: false,
  turn: 30_000,
  pawn_waits: true,
};

const NO_GEMS = { ruby: 0, sapphire: 0, emerald: 0, amber: 0 };

export const aView = (more: Partial<PouchView> = {}): PouchView => ({
  edition: 'pouch',
  seat: 0,
  stage: 'racing',
  settings: POUCH,
  round: 1,
  rounds: 9,
  tie_break: 0,
  roller: 0,
  symbol: 3,
  runners: [0, 1, 2],
  puzzle: { card: 1, region: '#####./...###', pieces: ['I4', 'T4'] },
  card_rows: [],
  remaining_ms: 50_000,
  elapsed_ms: 10_000,
  second_chance: false,
  solvers: [],
  given_up: [],
  ready: [],
  bag: NO_GEMS,
  track: NO_GEMS,
  players: [],
  watched: [],
  last: null,
  outcome: null,
  ...more,
});

/** A view of two players in their first race; no gems have been won yet. */
export const aClassicView = (more: Partial<ClassicView> = {}): ClassicView => ({
  edition: 'classic',
  seat: 0,
  stage: 'racing',
  settings: CLASSIC,
  round: 1,
  rounds: 9,
  roller: 0,
  turn: null,
  symbol: 3,
  runners: [0, 1],
  puzzle: { card: 1, region: '#####./...###', pieces: ['I4', 'T4'] },
  card_rows: [],
  remaining_ms: 50_000,
  elapsed_ms: 10_000,
  second_chance: false,
  solvers: [],
  given_up: [],
  ready: [],
  rows: Array.from({ length: 6 }, () => Array.from({ length: 6 }, () => ['green', 'red'] as const).flat()),
  reach: [],
  takings: [],
  stayed: [],
  players: [0, 1].map((seat) => ({
    seat,
    gems: { green: 0, red: 0, blue: 0, violet: 0, brown: 0, yellow: 0 },
    standing: [0, 0, 0, 0, 0, 0],
    place: 1,
    pawn: 2,
    home: 2,
    moved_ms: 0,
  })),
  last: null,
  outcome: null,
  ...more,
});

export const aRun = (more: Partial<SoloView> = {}): SoloView => ({
  edition: 'solo',
  seat: 0,
  stage: 'solving',
  settings: { seats: 1, mode: 'practice', minutes: 5, tasks: 5, side: '3', countdown: 0, ramp: null },
  number: 1,
  goal: null,
  solved: 0,
  set_aside: 0,
  symbol: 3,
  puzzle: { card: 1, region: '#####./...###', pieces: ['I4', 'T4'] },
  grade: 2,
  remaining_ms: null,
  elapsed_ms: 10_000,
  task_elapsed_ms: 10_000,
  attempts: [],
  outcome: null,
  ...more,
});
