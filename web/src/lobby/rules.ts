/** The rules of a table as plain choices, edition by edition. */

import { say } from '../i18n/text.ts';
import type { RulesIn, TableOut, ThreeDSettings } from '../net/wire.gen.ts';
import type { View } from '../table/edition.ts';
import { ABSENT, DECKS, GAMES, GLASSES, LEVELS, SIDES } from './choices.ts';

export type Change = Omit<RulesIn, 'type'>;

export interface Option {
  readonly value: string;
  readonly text: string;
}

export interface Rule {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
  /** So many options that they are a list to open. */
  readonly isLong: boolean;
  readonly change: (value: string) => Change;
}

type Setting = NonNullable<RulesIn['settings']>[string];

/** The rules of games with a race; a setting that the server leaves out has its default. */
interface RaceSettings {
  readonly seats: number;
  readonly side?: string;
  readonly glass?: number | null;
  readonly matched?: boolean;
  readonly first_roller?: number | null;
}

/** All of them, in the order in which they are shown. */
export function rulesOf(table: TableOut, view: View): Rule[] {
  switch (view.edition) {
    case 'pouch':
      return [game(table), ...race(view.settings), ...house(table), ...glassAndFirst(table, view.settings)];
    case 'classic': {
      const { all_boards = false, calm = false, seats } = view.settings;
      return [
        game(table),
        ...race(view.settings),
        ...(seats < 4 ? [allBoards(all_boards, 36 / seats)] : []),
        noOrYes('calm', say('rules-calm'), calm, (answer) => say(`rules-calm-${answer}`)),
        ...house(table),
        ...glassAndFirst(table, view.settings),
      ];
    }
    case 'three-d':
      return [
        game(table),
        ...levels(table, view.settings),
        yesOrNo('luck', say('rules-luck'), view.settings.luck ?? true, (answer) =>
          say(`rules-luck-${answer}`),
        ),
        matched(view.settings),
        ...house(table),
        ...glassAndFirst(table, view.settings),
      ];
    case 'cards': {
      const { lenient = false, assist = true } = view.settings;
      return [
        game(table),
        yesOrNo('assist', say('rules-assist'), assist, (answer) => say(`rules-assist-${answer}`)),
        noOrYes('lenient', say('rules-lenient'), lenient, (answer) => say(`rules-lenient-${answer}`)),
        ...house(table),
      ];
    }
    case 'solo':
      return [];
    default:
      return view satisfies never;
  }
}

/** The first roller, or null: random. */
export const firstRoller = (view: View): number | null =>
  'first_roller' in view.settings ? (view.settings.first_roller ?? null) : null;

/** What was agreed on, rule by rule, in words. */
export const ruleTexts = (table: TableOut, view: View): (readonly [string, string])[] =>
  rulesOf(table, view).map(({ label, options, value }) => [
    label,
    options.find((option) => option.value === value)?.text ?? '',
  ]);

function game({ edition }: TableOut): Rule {
  const options = GAMES.map((each) => ({ value: each.edition, text: say(`edition-${each.edition}`) }));
  return choice('edition', say('rules-edition'), edition, options, (value) => ({ edition: value }));
}

function race({ side = '3', ...settings }: RaceSettings): Rule[] {
  const sides = SIDES.map((value) => ({ value, text: say(`home-side-${value}`) }));
  return [choice('side', say('rules-side'), side, sides, set('side')), matched(settings)];
}

/** Rule: R1. */
const matched = ({ matched: isMatched = true }: Pick<RaceSettings, 'matched'>): Rule =>
  yesOrNo('matched', say('rules-matched'), isMatched, (answer) => say(`rules-matched-${answer}`));

/** A level for every seat. Rule: D2. */
function levels(table: TableOut, settings: ThreeDSettings): Rule[] {
  const chosen = [settings.level_0, settings.level_1, settings.level_2, settings.level_3];
  const options = LEVELS.map((value) => ({ value, text: say(`level-${value}`) }));
  return table.seats.map(({ seat }) => {
    const label = say('rules-level', { name: seatName(table, seat) });
    return list(`level_${seat}`, label, chosen[seat] ?? 1, options, set(`level_${seat}`, Number));
  });
}

function house({ deck, absent }: TableOut): Rule[] {
  const decks = DECKS.map((value) => ({ value, text: say(`home-deck-${value}`) }));
  const policies = ABSENT.map((value) => ({ value, text: say(`rules-absent-${value}`) }));
  return [
    choice('deck', say('rules-deck'), deck, decks, (value) => ({
      deck: value === 'fresh' ? value : 'standard',
    })),
    choice('absent', say('rules-absent'), absent, policies, (value) => ({
      absent: value === 'skip' ? value : 'bot',
    })),
  ];
}

function glassAndFirst(table: TableOut, { glass = 60_000, first_roller = null }: RaceSettings): Rule[] {
  const glasses = GLASSES.map((value) => ({ value: String(value), text: glassText(value) }));
  const rollers = [
    { value: 'null', text: say('rules-first-drawn') },
    ...table.seats.map(({ seat }) => ({ value: String(seat), text: seatName(table, seat) })),
  ];
  return [
    list('glass', say('rules-glass'), glass, glasses, set('glass', numberOf)),
    list('first', say('rules-first'), first_roller, rollers, set('first_roller', numberOf)),
  ];
}

const numberOf = (value: string): number | null => (value === 'null' ? null : Number(value));

function set(setting: string, read: (value: string) => Setting = (value) => value) {
  return (value: string): Change => ({ settings: { [setting]: read(value) } });
}

type Question = [setting: string, label: string, value: boolean, text: (answer: string) => string];

/** A rule that is on by default: the default comes first. */
const yesOrNo = (...question: Question): Rule => either(['yes', 'no'], ...question);

/** A rule that is off by default. */
const noOrYes = (...question: Question): Rule => either(['no', 'yes'], ...question);

function either(answers: string[], ...[setting, label, value, text]: Question): Rule {
  const options = answers.map((answer) => ({ value: answer, text: text(answer) }));
  const change = set(setting, (chosen) => chosen === 'yes');
  return choice(setting, label, value ? 'yes' : 'no', options, change);
}

/** Rule: C11. */
function allBoards(value: boolean, rounds: number): Rule {
  const text = (answer: string) => say(`rules-all-boards-${answer}`, { rounds });
  return noOrYes('all_boards', say('rules-all-boards'), value, text);
}

type Parts = [name: string, label: string, value: string, options: Option[], change: Rule['change']];

const choice = (...[name, label, value, options, change]: Parts): Rule => ({
  name,
  label,
  value,
  options,
  isLong: false,
  change,
});

function list(
  name: string,
  label: string,
  value: number | null,
  options: Option[],
  change: Rule['change'],
): Rule {
  return { name, label, value: String(value), options, isLong: true, change };
}

const glassText = (glass: number | null): string =>
  glass === null ? say('home-glass-none') : say('home-glass-seconds', { seconds: glass / 1000 });

/** The occupant, or the number of the seat. */
const seatName = (table: TableOut, seat: number): string =>
  table.seats[seat]?.name || say('lobby-seat', { number: seat + 1 });
