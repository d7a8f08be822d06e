/** Which entries of the log begin a round, as their draws show. */

export class RoundsBegun {
  readonly entries = new Set<number>();
  #latest = 0;

  /** The entry `seq` draws for that round. */
  note(round: number, seq: number): void {
    if (round <= this.#latest) return;
    this.#latest = round;
    this.entries.add(seq);
  }
}

/** The round that a purpose belongs to; 0 if it belongs to none. */
export const roundOf = (purpose: string): number => Number(/^round\/(\d+)\//.exec(purpose)?.[1] ?? 0);
