/** The blocks and the desk for them, fetched when a session needs them. */

import { Desk } from '../../boards/controller.svelte.ts';
import { solidCraft } from '../../boards/solid/boardOps.ts';
import { Ways } from '../../boards/solid/viewModes.svelte.ts';
import type { SolidBoard } from '../../engines/solid/board.ts';
import type { SolidBox } from '../../engines/solid/box.ts';
import type { SolidGesture } from '../../engines/solid/step.ts';
import { solidBox } from '../../net/http.ts';
import type { Session } from '../session.svelte.ts';

export class Bench {
  readonly ways = new Ways();
  box = $state.raw<SolidBox>();
  hasFailed = $state(false);
  readonly #session: Session;
  #desk = $state.raw<Desk<SolidBoard, SolidGesture>>();

  constructor(session: Session) {
    this.#session = session;
    void this.bring();
  }

  /** Nothing while no board lies open, or the blocks are on their way. */
  get board(): SolidBoard | undefined {
    return this.#desk?.board;
  }

  async bring(): Promise<void> {
    this.hasFailed = false;
    try {
      const box = await solidBox();
      const { id, keep } = this.#session;
      this.#desk = new Desk(id, solidCraft(box), keep);
      this.box = box;
      this.#session.bring('solid', this.#desk);
    } catch {
      this.hasFailed = true;
    }
  }

  gesture(gesture: SolidGesture): void {
    if (this.#desk) this.#session.work(this.#desk, gesture);
  }
}
