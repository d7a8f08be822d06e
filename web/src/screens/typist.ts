/** Boards in words: what a typed line comes to, whatever lies on the board. */

/** What a typed line comes to. */
export type Meaning =
  | { readonly kind: 'tell'; readonly texts: readonly string[] }
  /** About the table, whatever is played at it. */
  | { readonly kind: 'ask'; readonly what: 'clock' | 'players' }
  /** Something to be done; the board says by itself what has become of it, and `told` says it once more. */
  | { readonly kind: 'do'; readonly act: () => void; readonly told: () => string }
  | { readonly kind: 'unknown' };

/** Reads lines for the board as it is just now. */
export type Typist = (line: string) => Meaning;
