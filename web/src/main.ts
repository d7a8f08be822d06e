/** The page: one app in one element. */

import { mount } from 'svelte';
import App from './App.svelte';
import './look.css';

const still = matchMedia('(prefers-reduced-motion: reduce)');
const follow = (): void => {
  document.documentElement.dataset.motion = still.matches ? 'reduced' : 'full';
};
still.addEventListener('change', follow);
follow();

const target = document.getElementById('app');
if (target) mount(App, { target });
