/** Which entries of the log begin a round, or roll its die after a look at the boards, as their draws show. */

export class RoundsBegun {
  readonly entries = new Set<number>();
  #latest = 0;

  /** Note that the entry `seq` draws for that purpose. */
  note(purpose: string, seq: number): void {
    const [, number = 0, what] = /^round\/(\d+)\/(.*)/.exec(purpose) ?? [];
    const round = Number(number);
    if (round < this.#latest || (round === this.#latest && what !== 'die')) return;
    this.#latest = round;
    this.entries.add(seq);
  }
}
