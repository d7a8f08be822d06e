/** The claim that what is in front of the player is solved, on its way to the server and back. */

import type { Action, Answer } from '../net/socket.ts';

interface Host {
  send(action: Action): Promise<Answer>;
  onAccepted(): void;
  onRefused(answer: Extract<Answer, { ok: false }>): void;
}

export class Claim {
  /** The server has not answered yet. */
  isPending = $state(false);
  /** The server has accepted it. */
  isAccepted = $state(false);
  readonly #host: Host;

  constructor(host: Host) {
    this.#host = host;
  }

  /** There is something else in front of the player. */
  reset(): void {
    this.isPending = false;
    this.isAccepted = false;
  }

  /**
   * Send `action`, which claims it. An answer that comes once `isCurrent` is false changes nothing here: it is about
   * the board before.
   */
  async submit(action: Action, isCurrent: () => boolean = () => true): Promise<Answer> {
    this.isPending = true;
    const answer = await this.#host.send(action);
    if (answer.ok) this.#host.onAccepted();
    if (!isCurrent()) return answer;
    this.isPending = false;
    this.isAccepted = answer.ok;
    if (!answer.ok) this.#host.onRefused(answer);
    return answer;
  }
}
