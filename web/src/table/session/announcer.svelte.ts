/** The announcements of a page: text for its live region, and notes shown for a few seconds. */

const NOTE_MS = 4_000;

export class Announcer {
  /** The text of the visible note. */
  note = $state('');
  /** The text of the live region. */
  announced = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;

  announce(text: string): void {
    // A live region reads only changed text, so a repeated text gets a no-break space.
    this.announced = text === this.announced ? `${text}\u00a0` : text;
  }

  /** Announce the text and show it as a note. */
  notify(text: string): void {
    this.announce(text);
    this.show(text);
  }

  show(text: string, ms: number = NOTE_MS): void {
    this.note = text;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.hide(text), ms);
  }

  /** Hide the note if it still has this text. */
  hide(text: string): void {
    if (this.note === text) this.note = '';
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
