import { describe, expect, it } from 'vitest';
import { aCardsView, CARDS } from '../editions/cards/fixtures.ts';
import { cards } from '../editions/cards/index.ts';
import { classic } from '../editions/classic/index.ts';
import type { CardsView, ClassicView } from '../net/wire.gen.ts';
import { aClassicView, aTable, aView, CLASSIC } from '../table/fixtures.ts';
import { type RuleDetails, resetForSeats, rulesOf, ruleTexts } from './rules.ts';

const plain = (text: string) => text.replace(/[⁨⁩]/g, '');
/** The rule details of classic. */
const DETAILS = classic.rules as RuleDetails;

/** A table with that many players. */
const tableOf = (players: number) => ({
  ...aTable(),
  seats: [...aTable().seats, ...aTable().seats].slice(0, players).map((each, seat) => ({ ...each, seat })),
});
const announced = (settings: Partial<ClassicView['settings']> = {}, table = tableOf(2)) =>
  ruleTexts(table, aClassicView({ settings: { ...CLASSIC, ...settings } }), DETAILS).map((pair) =>
    plain(pair.join(': ')),
  );

describe('rules of a table', () => {
  it('start with the choice of the game', () => {
    for (const view of [aView(), aClassicView()]) expect(rulesOf(aTable(), view)[0]?.name).toBe('edition');
  });

  it('are described in words, with defaults for what the server leaves out', () => {
    expect(announced()).toEqual([
      'Game: Gem pouch',
      'Boards: Three pieces',
      'Boards in a round: Equally hard',
      'Game length: Nine rounds',
      'Move and take gems: While the timer runs',
      'Before the roll: Boards are hidden',
      'Your pieces: Ready in the tray',
      'Deck: Standard',
      'If a player is away: Bot from the next round',
      'Spectators see pieces: In the replay',
      'Timer: 60\u00A0s',
      'First to roll: Random',
      'Extra time for Ada: None',
      'Extra time for Kesi: None',
      'Boards for Ada: Same as the table',
      'Boards for Kesi: Same as the table',
    ]);
    expect(announced({ all_boards: true, calm: true, glass: null, first_roller: 1 })).toEqual(
      expect.arrayContaining([
        'Game length: 18 rounds, every board',
        'Move and take gems: After the race, in turns',
        'Timer: No limit',
        'First to roll: Kesi',
      ]),
    );
  });

  it('leave out what spectators see of boards if there are no boards', () => {
    const view = { ...aView(), edition: 'cards' } as unknown as ReturnType<typeof aView>;
    const names = rulesOf({ ...tableOf(2), edition: 'cards' }, view).map(({ name }) => name);
    expect(names).toContain('absent');
    expect(names).not.toContain('spectators');
  });

  /** What `docs/rules` says that the table or the host chooses. */
  const everyRace = ['glass', 'matched', 'first_roller', 'boards_open', 'own_pieces', 'deck', 'absent'];
  it.each([
    ['pouch', ['side', ...everyRace]],
    ['classic', ['side', 'all_boards', 'calm', ...everyRace]],
    ['three-d', ['level_0', 'level_1', 'luck', ...everyRace]],
    ['cards', ['lenient', 'assist', 'hands_seen', 'deck', 'absent']],
  ] as const)('of %s include every choice that its rules page promises', (edition, promised) => {
    const view = { ...aView(), edition } as unknown as ReturnType<typeof aView>;
    const rules = rulesOf({ ...tableOf(2), edition }, view, edition === 'classic' ? DETAILS : {});
    expect(rules.map(({ name }) => name)).toEqual(expect.arrayContaining([...promised]));
    for (const { name, options } of rules)
      if (name !== 'deck') expect([name, options.length > 1]).toEqual([name, true]);
  });

  it('of cards show the steps of help, also for each seat, and no help where an older client chose that', () => {
    const table = { ...tableOf(2), edition: 'cards' };
    const shown = (settings: Partial<CardsView['settings']> = {}) =>
      rulesOf(table, aCardsView({ settings: { ...CARDS, ...settings } }), cards.rules as RuleDetails);
    const named = (name: string, rules = shown()) => rules.find((rule) => rule.name === name);
    expect(named('assistance')?.options.map(({ value }) => value)).toEqual(['contacts', 'none', 'places']);
    expect(named('assistance')?.value).toBe('contacts');
    expect(named('assistance', shown({ assist: false }))?.value).toBe('none');
    expect(named('assistance')?.change('places')).toEqual({
      settings: { assistance: 'places', assist: true },
    });
    expect(named('assistance_seat_1')).toMatchObject({ value: 'null', seat: 1, isLong: true });
    expect(named('assistance_seat_1')?.change('null')).toEqual({ settings: { assistance_seat_1: null } });
    expect(named('assistance_seat_2')).toBeUndefined();
  });

  it('leave out the choice of all boards for four players, who use them all anyway', () => {
    expect(announced({ seats: 4 }, tableOf(4)).some((term) => term.startsWith('Game length'))).toBe(false);
  });

  it('list the default option first', () => {
    const usual = aClassicView({ settings: CLASSIC });
    for (const { name, value, options } of rulesOf(aTable(), usual))
      if (['side', 'matched', 'all_boards', 'calm', 'deck', 'absent'].includes(name))
        expect([name, options[0]?.value]).toEqual([name, value]);
  });

  it.each([
    ['edition', 'classic', { edition: 'classic' }],
    ['side', '4', { settings: { side: '4' } }],
    ['all_boards', 'yes', { settings: { all_boards: true } }],
    ['calm', 'no', { settings: { calm: false } }],
    ['glass', 'null', { settings: { glass: null } }],
    ['glass', '90000', { settings: { glass: 90_000 } }],
    ['first_roller', '1', { settings: { first_roller: 1 } }],
    ['deck', 'fresh', { deck: 'fresh' }],
    ['absent', 'skip', { absent: 'skip' }],
    ['spectators', 'live', { spectators: 'live' }],
  ])('ask the server for %s to become %s', (name, value, change) => {
    const rule = rulesOf(aTable(), aClassicView()).find((each) => each.name === name);
    expect(rule?.change(value)).toEqual(change);
  });

  it('reset the first roller if that seat is removed', () => {
    const view = aClassicView({ settings: { ...CLASSIC, first_roller: 2 } });
    expect(resetForSeats(view, 2)).toEqual({ first_roller: null });
    expect(resetForSeats(view, 3)).toEqual({});
    expect(resetForSeats(aView(), 1)).toEqual({});
  });
});

describe('handicaps', () => {
  const view = aView({ settings: { ...aView().settings, extra_time_1: 30_000 } });
  const handicaps = rulesOf(tableOf(3), view).filter(({ isHandicap }) => isHandicap);

  it('are the rules of a seat that can be left out, in the end', () => {
    expect(handicaps.map(({ name }) => name)).toEqual([
      ...[0, 1, 2].map((seat) => `extra_time_${seat}`),
      ...[0, 1, 2].map((seat) => `own_side_${seat}`),
    ]);
    expect(
      rulesOf(tableOf(3), view)
        .slice(-6)
        .every(({ isHandicap }) => isHandicap),
    ).toBe(true);
  });

  it('change the settings of their seat', () => {
    const [, one] = handicaps;
    expect([one?.value, one?.seat, plain(one?.label ?? '')]).toEqual(['30000', 1, 'Extra time for Kesi']);
    expect(one?.change('60000')).toEqual({ settings: { extra_time_1: 60_000 } });
    expect(one?.change('null')).toEqual({ settings: { extra_time_1: null } });
  });
});
