/** The messages of one language. */
export interface Locale {
  /** What the first board says, as Fluent. */
  readonly first: string;
  /** The other files, by path, each fetched when it is called. */
  readonly later: Readonly<Record<string, () => Promise<string>>>;
}
