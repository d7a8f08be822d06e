/** The entry point: mounts the app. */

import { mount } from 'svelte';
import App from './App.svelte';
import './look.css';
import { isEmpty } from '../i18n/catalogs.svelte.ts';
import { lazy } from '../i18n/lazy.ts';
import { live } from '../settings/store.svelte.ts';
import { unlockAtFirstTouch } from '../sound/player.ts';

const AGAIN_MS = 2_000;
/** By then the first board is there even on a slow network. */
const LATER_MS = 6_000;
const BOARD_MS = 7_000;
/** By then a first game runs. */
const GAME_MS = 30_000;

// Render nothing until colors and messages are loaded. If no messages could be loaded, reload the page.
await live();
if (isEmpty()) setTimeout(() => location.reload(), AGAIN_MS);
else begin();

function begin(): void {
  unlockAtFirstTouch();
  const target = document.getElementById('app');
  if (target) mount(App, { target });
  setTimeout(() => void lazy([], () => import('./afterwards.ts')).catch(() => {}), LATER_MS);
  setTimeout(() => void beReady().catch(() => {}), location.hash ? GAME_MS : BOARD_MS);
}

/** Prepare for a time without a network. Browsers have service workers only over https and on this machine. */
async function beReady(): Promise<void> {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return;
  const { start } = await lazy(['extras'], () => import('./offline/start.ts'));
  await start();
}
