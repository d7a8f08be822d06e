/** Plays strokes with Web Audio: no files, only noise, sines, and filters. */

import type { Sound } from './sounds.ts';
import { STROKES, type Stroke } from './strokes.ts';

const ATTACK = 0.002;
const SILENCE = 0.001;

/** Schedule a sound on `context` at time `from`, at a loudness of 0 to 1. */
export function strike(context: BaseAudioContext, sound: Sound, loudness: number, from: number): void {
  const level = context.createGain();
  level.gain.value = loudness;
  level.connect(context.destination);
  for (const stroke of STROKES[sound]) oscillator(context, stroke, from).connect(level);
}

/** Schedule one stroke; returns its output node. */
function oscillator(context: BaseAudioContext, stroke: Stroke, from: number): AudioNode {
  const begins = from + stroke.at;
  const ends = begins + ATTACK + stroke.fades;
  const fading = context.createGain();
  fading.gain.setValueAtTime(0, begins);
  fading.gain.linearRampToValueAtTime(stroke.loud, begins + ATTACK);
  fading.gain.exponentialRampToValueAtTime(stroke.loud * SILENCE, ends);
  const source = stroke.kind === 'wood' ? sine(context, stroke.hertz) : noise(context);
  if (stroke.kind === 'card') source.connect(band(context, stroke.hertz, stroke.narrow)).connect(fading);
  else source.connect(fading);
  source.start(begins);
  source.stop(ends);
  return fading;
}

function sine(context: BaseAudioContext, hertz: number): OscillatorNode {
  const source = context.createOscillator();
  source.frequency.value = hertz;
  return source;
}

function band(context: BaseAudioContext, hertz: number, narrow: number): BiquadFilterNode {
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = hertz;
  filter.Q.value = narrow;
  return filter;
}

const NOISE_SECONDS = 0.25;
const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

function noise(context: BaseAudioContext): AudioBufferSourceNode {
  const source = context.createBufferSource();
  source.buffer = noises.get(context) ?? hiss(context);
  return source;
}

function hiss(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * NOISE_SECONDS), context.sampleRate);
  const samples = buffer.getChannelData(0);
  // A small pseudorandom generator, so that the sound is the same every time.
  let seed = 1;
  for (let index = 0; index < samples.length; index++) {
    seed = (seed * 48_271) % 2_147_483_647;
    samples[index] = (seed / 2_147_483_647) * 2 - 1;
  }
  noises.set(context, buffer);
  return buffer;
}
