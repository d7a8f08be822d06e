/** What the players of a game agreed to at its start, as the server sends it in canonical JSON. */

export interface SeatTerms {
  readonly name: string;
  /** The strength of a bot. */
  readonly bot: string | null;
  readonly commitment: string | null;
}

export interface Terms {
  readonly table: string;
  readonly edition: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly deck: { readonly checksum: string };
  readonly seats: readonly SeatTerms[];
  readonly secret: string;
}
