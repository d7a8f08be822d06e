/** The controller for solid boards; it fetches the blocks on demand. */

import { BoardController } from '../../boards/boardController.svelte.ts';
import { solidOps } from '../../boards/solid/boardOps.ts';
import { ViewModes } from '../../boards/solid/viewModes.svelte.ts';
import type { SolidBoard } from '../../engines/solid/board.ts';
import type { SolidBox } from '../../engines/solid/box.ts';
import type { SolidGesture } from '../../engines/solid/step.ts';
import { solidBox } from '../../net/http.ts';
import type { Session } from '../session/session.svelte.ts';

export class SolidController {
  readonly modes = new ViewModes();
  box = $state.raw<SolidBox>();
  hasFailed = $state(false);
  readonly #session: Session;
  #controller = $state.raw<BoardController<SolidBoard, SolidGesture>>();

  constructor(session: Session) {
    this.#session = session;
    void this.load();
  }

  /** Undefined while no board is open or the blocks are loading. */
  get board(): SolidBoard | undefined {
    return this.#controller?.board;
  }

  async load(): Promise<void> {
    this.hasFailed = false;
    try {
      const box = await solidBox();
      const { id, storage } = this.#session;
      this.#controller = new BoardController(id, solidOps(box), storage);
      this.box = box;
      this.#session.addController('solid', this.#controller);
    } catch {
      this.hasFailed = true;
    }
  }

  gesture(gesture: SolidGesture): void {
    if (this.#controller) this.#session.work(this.#controller, gesture);
  }
}
