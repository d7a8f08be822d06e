/** The state of a claim, from sending it to the server's answer. */

import type { Action, Answer } from '../../net/socket.ts';

interface Host {
  send(action: Action): Promise<Answer>;
  onAccepted(): void;
  onRefused(answer: Extract<Answer, { ok: false }>): void;
}

export class Claim {
  /** Whether the server's answer is pending. */
  isPending = $state(false);
  /** Whether the server has accepted the claim. */
  isAccepted = $state(false);
  readonly #host: Host;

  constructor(host: Host) {
    this.#host = host;
  }

  /** Reset the state for a new board. */
  reset(): void {
    this.isPending = false;
    this.isAccepted = false;
  }

  /**
   * Send the claim. If `isCurrent` is false by the time the answer arrives, the state stays as it is, because
   * the answer is about an earlier board.
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
