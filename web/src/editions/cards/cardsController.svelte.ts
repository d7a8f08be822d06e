/** The player's cards. Changes appear at once and are sent to the server, whose layout is authoritative. */

import { type Card, isSame, type Laid, type Layout, SIZE } from '../../engines/cards/card.ts';
import { flawOf } from '../../engines/cards/judge.ts';
import { type CardGesture, step } from '../../engines/cards/step.ts';
import { type CardTable, dealt, type Help, isJudged } from '../../engines/cards/table.ts';
import type { CardsSettings, CardsView, LaidIn, PlacedCard } from '../../net/wire.gen.ts';
import type { Session } from '../../table/session/session.svelte.ts';
import { Outbox } from './outbox.ts';

export class CardsController {
  /** Undefined while no cards are open. */
  table = $state.raw<CardTable>();
  readonly #session: Pick<Session, 'act' | 'claim' | 'events'>;
  #view: CardsView | undefined;
  #key = '';
  #outbox: Outbox | undefined;
  /** After a refusal or a reconnect, adopt the server's layout until the player moves a card again. */
  #follows = false;

  constructor(session: Pick<Session, 'act' | 'claim' | 'events'>) {
    this.#session = session;
  }

  /** Whether cards can be moved. */
  get isOpen(): boolean {
    return this.#view !== undefined && isOpenIn(this.#view) && !this.isCalling;
  }

  /** Whether a call is waiting for the server's answer. */
  get isCalling(): boolean {
    return this.#session.claim.isPending;
  }

  /** Whether all seven cards are placed. */
  get isWhole(): boolean {
    return this.table?.layout.length === SIZE;
  }

  /** Take in the view that the server has sent. */
  hear(view: CardsView): void {
    this.#view = view;
    const key = keyOf(view);
    if (key !== this.#key) this.#deal(view, key);
    else if (this.#follows || !isOpenIn(view)) this.#adopt(view);
    this.#callIfRight();
  }

  /** Handle a reconnect: the player may have continued in another window in the meantime. */
  comeBack(): void {
    this.#follows = this.#outbox?.isIdle ?? false;
    if (this.#view && this.#follows) this.#adopt(this.#view);
    this.#callIfRight();
  }

  gesture(gesture: CardGesture): void {
    if (!this.table || (!this.isOpen && gesture.kind !== 'cancel')) return;
    const before = this.table;
    this.table = step(before, gesture);
    const { last, layout } = this.table;
    if (last && last !== before.last)
      this.#session.events.emit('action', last.action === 'full' ? 'refused' : last.action);
    if (isSame(layout, before.layout)) return;
    this.#follows = false;
    void this.#submit(layout);
  }

  /** Call Ubongo as soon as the server has the layout. */
  async call(): Promise<void> {
    const { claim } = this.#session;
    if (!this.table || claim.isPending) return;
    claim.isPending = true;
    if (await this.#submit(this.table.layout, false)) await claim.submit({ type: 'call' });
    else claim.isPending = false;
  }

  async pass(): Promise<void> {
    if (this.table && (await this.#submit(this.table.layout, false)))
      await this.#session.act({ type: 'pass-round' });
  }

  playOn(): void {
    void this.#session.act({ type: 'play-on' });
  }

  #deal(view: CardsView, key: string): void {
    this.#key = key;
    this.#follows = false;
    this.#session.claim.reset();
    const layout = layoutOf(view.layout);
    this.#outbox = new Outbox(layout, (newest) => this.#send(newest));
    this.table = view.hand.length > 0 ? dealt(view.hand, layout, rulesOf(view)) : undefined;
    if (this.table && layout.length === 0) this.#session.events.emit('moment', 'dealt');
  }

  /** Adopt the server's layout and drop a held card. */
  #adopt(view: CardsView): void {
    if (!this.table || !this.#outbox?.isIdle) return;
    const layout = layoutOf(view.layout);
    this.#outbox.heard(layout);
    if (!isSame(layout, this.table.layout))
      this.table = { ...dealt(this.table.hand, layout, this.table), turns: this.table.turns };
  }

  async #submit(layout: Layout, calls = true): Promise<boolean> {
    const outbox = this.#outbox;
    const isTaken = (await outbox?.submit(layout)) ?? false;
    if (outbox !== this.#outbox) return false;
    if (!isTaken) {
      this.#follows = true;
      if (this.#view) this.#adopt(this.#view);
    } else if (calls) this.#callIfRight();
    return isTaken;
  }

  async #send(layout: Layout): Promise<boolean> {
    const wire = layout.map(
      ({ card, turn, anchor: [row, column] }): LaidIn => ({ card, turn, anchor: [row, column] }),
    );
    return (await this.#session.act({ type: 'arrange', layout: wire })).ok;
  }

  /** With help on, call automatically when seven cards are placed correctly, like a covered board. */
  #callIfRight(): void {
    const { table } = this;
    if (!this.isOpen || !table || !isJudged(table) || !this.isWhole || this.#follows || table.held) return;
    if (flawOf(table.hand, table.layout, table.reading) === undefined) void this.call();
  }
}

const rulesOf = ({ settings, seat }: CardsView) =>
  ({ reading: settings.lenient ? 'lenient' : 'strict', help: helpFor(settings, seat) }) as const;

/** What the player in that seat is shown, as the server decides it. Rule: K11. */
export function helpFor(settings: CardsSettings, seat: number | null): Help {
  const { assistance_seat_0, assistance_seat_1, assistance_seat_2, assistance_seat_3 } = settings;
  const own = [assistance_seat_0, assistance_seat_1, assistance_seat_2, assistance_seat_3][seat ?? -1];
  return own ?? (settings.assist ? settings.assistance : 'none');
}

/** Identifies a deal: different faces mean a new one. */
const keyOf = ({ round, hand }: CardsView): string =>
  `${round}:${hand.map(({ id, symbols }: Card) => `${id}${symbols.join('')}`).join()}`;

const layoutOf = (layout: readonly PlacedCard[]): Layout =>
  layout.map(
    ({ card, turn, anchor: [row = 0, column = 0] }): Laid => ({ card, turn, anchor: [row, column] }),
  );

export const toLayout = layoutOf;

export function isOpenIn(view: CardsView): boolean {
  const player = view.seat === null ? undefined : view.players[view.seat];
  return view.stage === 'laying' && view.hand.length > 0 && player?.passed === false;
}
