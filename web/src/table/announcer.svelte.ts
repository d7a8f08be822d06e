/** What a page announces: in its live region, and for a short while in a note. */

const NOTE_MS = 4_000;

export class Announcer {
  /** A short note to read. */
  note = $state('');
  /** The text of the live region. */
  announced = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;

  announce(text: string): void {
    // The same words twice are news twice: a no-break space makes them a change.
    this.announced = text === this.announced ? `${text}\u00a0` : text;
  }

  /** Announce it, and show it for a short while. */
  notify(text: string): void {
    this.announce(text);
    this.show(text);
  }

  show(text: string, ms: number = NOTE_MS): void {
    this.note = text;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.hide(text), ms);
  }

  /** That note is needed no longer; another one stays. */
  hide(text: string): void {
    if (this.note === text) this.note = '';
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
