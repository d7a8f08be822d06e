/**
 * New versions of the page. Nothing is loaded again by itself: a reload is offered where nothing is lost by it.
 *
 * Until no page is open that uses it, the old worker stays, with all files of the old version.
 */

import { mount } from 'svelte';
import { isOutdated } from '../../lib/loadFailure.ts';
import { router } from '../../lib/route.svelte.ts';
import { steadyNow } from '../../lib/steadyNow.ts';
import UpdateOffer from './UpdateOffer.svelte';

/** Pages that hold nothing that a reload could lose. */
const CALM: readonly string[] = ['home', 'new', 'solo', 'records', 'rules'];
const CHECK_MS = 3_600_000;

export class Updates {
  /** Whether a reload is offered. */
  isOffered = $state(false);
  readonly #registration: ServiceWorkerRegistration;
  #checkedAt = steadyNow();
  #isMounted = false;

  constructor(registration: ServiceWorkerRegistration) {
    this.#registration = registration;
    registration.addEventListener('updatefound', () => this.#follow());
    this.#follow();
    $effect.root(() => {
      $effect(() => this.#arrived(router.route.at));
    });
  }

  reload(): void {
    location.reload();
  }

  /** Until a page is opened again. */
  decline(): void {
    this.isOffered = false;
  }

  #follow(): void {
    const coming = this.#registration.installing;
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed') void this.#offer();
    });
  }

  #arrived(at: string): void {
    this.isOffered = false;
    if (CALM.includes(at)) void this.#check().then(() => this.#offer());
  }

  /** A page that stays open for days asks for new versions too. */
  async #check(): Promise<void> {
    const now = steadyNow();
    if (now - this.#checkedAt < CHECK_MS) return;
    this.#checkedAt = now;
    await this.#registration.update().catch(() => {});
  }

  async #offer(): Promise<void> {
    if (!this.#registration.waiting || !(await isOutdated()) || !CALM.includes(router.route.at)) return;
    this.isOffered = true;
    if (!this.#isMounted) mount(UpdateOffer, { target: document.body, props: { updates: this } });
    this.#isMounted = true;
  }
}
