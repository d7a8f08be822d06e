/** The page: one app in one element. */

import { mount } from 'svelte';
import App from './App.svelte';
import './look.css';
import { fitting } from './settings/languages.ts';
import { speak } from './settings/spoken.svelte.ts';

const still = matchMedia('(prefers-reduced-motion: reduce)');
const follow = (): void => {
  document.documentElement.dataset.motion = still.matches ? 'reduced' : 'full';
};
still.addEventListener('change', follow);
follow();
await speak(fitting([]));

const target = document.getElementById('app');
if (target) mount(App, { target });
