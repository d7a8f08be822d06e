/** The rules of an edition as a list of sections, which every edition has in its `rulebook.ts`. */

/** A drawing or a board within the text. */
export type Figure = 'board' | 'blocks' | 'gems' | 'track' | 'row' | 'contact';

export interface Section {
  /** Its place in the address, and its heading: `rulebook-head-…`. */
  readonly id: string;
  /** The message with its text. */
  readonly text: string;
  readonly figure?: Figure;
}

export interface Outline {
  /** The message with the name of the game. */
  readonly name: string;
  /** The order among the editions. */
  readonly order: number;
  readonly sections: readonly Section[];
}
