import { beforeEach, expect, it } from 'vitest';
import { textOf } from '../../engines/cards/card.ts';
import { drag, stairs } from '../../engines/cards/fixtures.ts';
import type { Action, Answer } from '../../net/socket.ts';
import type { CardsView } from '../../net/wire.gen.ts';
import { Claim } from '../../table/session/claim.svelte.ts';
import { Emitter } from '../../table/session/sessionEvents.ts';
import { CardsController, helpFor } from './cardsController.svelte.ts';
import { aCardsView, aPlayer, CARDS, onWire } from './fixtures.ts';

const YES: Answer = { ok: true };
const no = (reason: string): Answer => ({
  ok: false,
  refused: { type: 'refused', id: '1', reason, rule: 'K6', detail: null } as never,
});

let asked: Action[];
let moments: string[];
let answer: (action: Action) => Answer;
let controller: CardsController;

const settled = () => new Promise((resolve) => setTimeout(resolve));
const hear = (more: Partial<CardsView> = {}) => controller.hear(aCardsView(more));
const positions = () => textOf(controller.table?.layout ?? []);
const sent = () => asked.map(({ type }) => type);
/** Place the card with that number on the next step of the stairs. */
const lay = (number: number) => {
  for (const gesture of drag(10 + number, number - 1 + 1.5, 2 * (number - 1) + 1))
    controller.gesture(gesture);
};

beforeEach(() => {
  asked = [];
  moments = [];
  answer = () => YES;
  const act = async (action: Action) => {
    asked.push(action);
    return answer(action);
  };
  const events = new Emitter();
  events.on('moment', (moment) => moments.push(moment));
  const claim = new Claim({
    send: act,
    onAccepted: () => events.emit('moment', 'ubongo'),
    onRefused: () => {},
  });
  controller = new CardsController({ act, claim, events });
});

it('the cards controller shows changes at once and sends them to the server', async () => {
  hear();
  lay(1);
  lay(2);
  expect(positions()).toBe(textOf(stairs(2)));
  await settled();
  expect(asked).toEqual([
    { type: 'arrange', layout: onWire(stairs(1)) },
    { type: 'arrange', layout: onWire(stairs(2)) },
  ]);
});

it('the cards controller keeps local changes while the server still sends an older layout', async () => {
  hear();
  lay(1);
  lay(2);
  hear({ layout: onWire(stairs(1)) });
  await settled();
  hear({ layout: onWire(stairs(1)) });
  expect(positions()).toBe(textOf(stairs(2)));
});

it('the cards controller restores the layout from the server after a reload', () => {
  hear({ layout: onWire(stairs(3)) });
  expect(positions()).toBe(textOf(stairs(3)));
  expect(moments).toEqual([]);
});

it('the cards controller reverts to the server’s layout when a change is refused', async () => {
  hear({ layout: onWire(stairs(1)) });
  answer = () => no('arranged-enough');
  lay(2);
  expect(positions()).toBe(textOf(stairs(2)));
  await settled();
  expect(positions()).toBe(textOf(stairs(1)));
});

it('the cards controller adopts the server’s layout after a call and then places no more cards', async () => {
  hear();
  lay(1);
  await settled();
  hear({ stage: 'called', layout: [] });
  expect(positions()).toBe('');
  lay(2);
  expect(positions()).toBe('');
});

it('the cards controller adopts changes made in another window after a reconnect', async () => {
  hear();
  hear({ layout: onWire(stairs(2)) });
  expect(positions()).toBe('');
  controller.comeBack();
  expect(positions()).toBe(textOf(stairs(2)));
});

it('the cards controller switches to the new hand in the next round', () => {
  hear({ layout: onWire(stairs(3)) });
  hear({ stage: 'resting', hand: [], layout: [] });
  expect(controller.table).toBeUndefined();
  hear({ round: 2 });
  expect(positions()).toBe('');
  expect(moments).toEqual(['dealt']);
});

it('with help, the cards controller calls seven correct cards automatically once the server has the layout', async () => {
  hear({ layout: onWire(stairs(6)) });
  lay(7);
  await settled();
  expect(sent()).toEqual(['arrange', 'call']);
  expect(moments).toEqual(['ubongo']);
});

it('with help, the cards controller calls seven correct cards after a reload', async () => {
  hear({ layout: onWire(stairs(7)) });
  await settled();
  expect(sent()).toEqual(['call']);
});

it('with help, the cards controller does not call an incorrect layout', async () => {
  hear({ layout: onWire(stairs(6)) });
  for (const gesture of drag(17, 1.5, 20)) controller.gesture(gesture);
  await settled();
  expect(sent()).toEqual(['arrange']);
});

it('without help, the cards controller leaves the call to the player', async () => {
  hear({ layout: onWire(stairs(6)), settings: { ...CARDS, assist: false } });
  lay(7);
  await settled();
  expect(sent()).toEqual(['arrange']);
  await controller.call();
  expect(sent()).toEqual(['arrange', 'call']);
});

it('the cards controller passes after pending changes are sent, and can place cards again after resuming', async () => {
  hear();
  lay(1);
  await controller.pass();
  expect(sent()).toEqual(['arrange', 'pass-round']);
  hear({ layout: onWire(stairs(1)), players: [aPlayer(0, { passed: true }), aPlayer(1)] });
  expect(controller.isOpen).toBe(false);
  controller.playOn();
  hear({ layout: onWire(stairs(1)) });
  lay(2);
  await settled();
  expect(sent()).toEqual(['arrange', 'pass-round', 'play-on', 'arrange']);
});

it('the cards controller has no cards for a spectator', () => {
  hear({ seat: null, hand: [] });
  expect(controller.table).toBeUndefined();
  expect(controller.isOpen).toBe(false);
});

it.each([
  [{}, 0, 'contacts'],
  [{ assistance: 'places' }, 0, 'places'],
  [{ assist: false }, 0, 'none'],
  [{ assist: false, assistance_seat_1: 'places' }, 1, 'places'],
  [{ assistance: 'none', assistance_seat_1: 'contacts' }, 0, 'none'],
  [{ assistance_seat_0: 'none' }, null, 'contacts'],
] as const)('with the settings %j, seat %s has the help %s', (more, seat, help) => {
  expect(helpFor({ ...CARDS, ...more }, seat)).toBe(help);
});
