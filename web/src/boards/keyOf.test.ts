import { describe, expect, it } from 'vitest';
import { after as afterCards, aTable } from '../engines/cards/fixtures.ts';
import { gestureOf as cardGesture } from '../engines/cards/keys.ts';
import { aBoard, after } from '../engines/flat/fixtures.ts';
import { gestureOf as flatGesture } from '../engines/flat/keys.ts';
import { after as afterSolid, aBoard as aSolidBoard } from '../engines/solid/fixtures.ts';
import { gestureOf as solidGesture } from '../engines/solid/keys.ts';
import { keyOf } from './keyOf.ts';

const NUMBER_PAD = 3;
/** What each digit of the number pad is without NumLock, or with Shift. */
const WITHOUT_NUM_LOCK: readonly (readonly [string, string])[] = [
  ['Numpad0', 'Insert'],
  ['Numpad1', 'End'],
  ['Numpad2', 'ArrowDown'],
  ['Numpad3', 'PageDown'],
  ['Numpad4', 'ArrowLeft'],
  ['Numpad5', 'Clear'],
  ['Numpad6', 'ArrowRight'],
  ['Numpad7', 'Home'],
  ['Numpad8', 'ArrowUp'],
  ['Numpad9', 'PageUp'],
  ['NumpadDecimal', 'Delete'],
];
/** The row of digits on layouts that print something else there: French and Czech. */
const DIGITS: readonly (readonly [string, string])[] = [
  ['Digit1', '1'],
  ['Digit1', '&'],
  ['Digit1', '+'],
  ['Numpad1', '1'],
];

const pressed = (key: string, code: string, more: Partial<Parameters<typeof keyOf>[0]> = {}) =>
  keyOf({
    key,
    code,
    location: code.startsWith('Numpad') ? NUMBER_PAD : 0,
    isComposing: false,
    shiftKey: false,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    ...more,
  });

const flat = after(aBoard(), { kind: 'pick', piece: 'L4', aloft: true });
const solid = afterSolid(aSolidBoard(), { kind: 'pick', piece: 'red-domino', index: 0, aloft: true });
const cards = afterCards(aTable(), { kind: 'pick', card: 11, aloft: true });

describe('a key of the number pad', () => {
  it.each(WITHOUT_NUM_LOCK)('%s that is %s is for no board', (code, key) => {
    expect(pressed(key, code)).toBeUndefined();
  });

  it.each([
    ['Enter', 'NumpadEnter'],
    ['+', 'NumpadAdd'],
    ['5', 'Numpad5'],
  ])('%s is what it says', (key, code) => {
    expect(pressed(key, code)?.key).toBe(key);
  });

  it('is not confused with the arrows beside it', () => {
    expect(pressed('ArrowUp', 'ArrowUp')?.key).toBe('ArrowUp');
    expect(pressed('Delete', 'Delete')?.key).toBe('Delete');
  });
});

describe('the first digit', () => {
  it.each(DIGITS)('at %s, which prints %s, picks the first piece of any board', (code, key) => {
    const made = pressed(key, code);
    expect(made && flatGesture(flat, made)).toMatchObject({ kind: 'pick', piece: 'I4' });
    expect(made && solidGesture(solid, made)).toMatchObject({ kind: 'pick', piece: 'red-domino' });
    expect(made && cardGesture(cards, made)).toMatchObject({ kind: 'pick', card: 11 });
  });
});

describe('an input method', () => {
  it.each([
    ['r', 'KeyR', { isComposing: true }],
    ['Process', 'Digit1', {}],
    ['Enter', 'Enter', { isComposing: true }],
    ['Enter', 'Enter', { keyCode: 229 }],
  ])('keeps %s of %s to itself', (key, code, more) => {
    expect(pressed(key, code, more)).toBeUndefined();
  });
});

describe('AltGr', () => {
  it.each([
    ['@', 'Digit2'],
    ['đ', 'KeyF'],
    ['r', 'KeyR'],
  ])('with %s at %s is for no board', (key, code) => {
    const made = pressed(key, code, { getModifierState: (name) => name === 'AltGraph' });
    expect(made && flatGesture(flat, made)).toBeUndefined();
    expect(made && solidGesture(solid, made)).toBeUndefined();
    expect(made && cardGesture(cards, made)).toBeUndefined();
  });
});
