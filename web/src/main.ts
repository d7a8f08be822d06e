/** The page: one app in one element. */

import { mount } from 'svelte';
import App from './App.svelte';
import './look.css';
import { live } from './settings/store.svelte.ts';
import { unlockAtFirstTouch } from './sound/ears.ts';

// Nothing is shown before it has its colors and its words.
await live();
unlockAtFirstTouch();

const target = document.getElementById('app');
if (target) mount(App, { target });
