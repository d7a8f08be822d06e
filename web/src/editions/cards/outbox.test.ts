import { expect, it } from 'vitest';
import type { Layout } from '../../engines/cards/card.ts';
import { stairs } from '../../engines/cards/fixtures.ts';
import { Outbox } from './outbox.ts';

/** A server whose answers the test controls. */
function aServer() {
  const heard: Layout[] = [];
  const answers: ((isTaken: boolean) => void)[] = [];
  const send = (layout: Layout): Promise<boolean> => {
    heard.push(layout);
    return new Promise((answer) => answers.push(answer));
  };
  const answer = async (isTaken: boolean): Promise<void> => {
    answers.shift()?.(isTaken);
    await Promise.resolve().then(() => Promise.resolve());
  };
  return { heard, send, answer };
}

it('the outbox sends one layout at a time and then only the newest', async () => {
  const { heard, send, answer } = aServer();
  const outbox = new Outbox([], send);
  const done = outbox.submit(stairs(1));
  void outbox.submit(stairs(2));
  void outbox.submit(stairs(3));
  expect(heard).toEqual([stairs(1)]);
  await answer(true);
  expect(heard).toEqual([stairs(1), stairs(3)]);
  await answer(true);
  expect(await done).toBe(true);
  expect(outbox.isIdle).toBe(true);
});

it('the outbox sends nothing if the server already has the layout', async () => {
  const { heard, send } = aServer();
  const outbox = new Outbox(stairs(2), send);
  expect(await outbox.submit(stairs(2).toReversed())).toBe(true);
  expect(heard).toEqual([]);
  expect(outbox.isIdle).toBe(true);
  void outbox.submit(stairs(3));
  expect(heard).toEqual([stairs(3)]);
});

it('the outbox drops the waiting layout when the server refuses one', async () => {
  const { heard, send, answer } = aServer();
  const outbox = new Outbox([], send);
  const done = outbox.submit(stairs(1));
  void outbox.submit(stairs(2));
  await answer(false);
  expect(await done).toBe(false);
  expect(heard).toEqual([stairs(1)]);
  expect(outbox.isIdle).toBe(true);
});

it('the outbox compares with a layout that the server sent on its own', async () => {
  const { heard, send } = aServer();
  const outbox = new Outbox([], send);
  outbox.heard(stairs(3));
  expect(await outbox.submit(stairs(3))).toBe(true);
  expect(heard).toEqual([]);
});
