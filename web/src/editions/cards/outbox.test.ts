import { expect, it } from 'vitest';
import type { Layout } from '../../engines/cards/card.ts';
import { stairs } from '../../engines/cards/fixtures.ts';
import { Outbox } from './outbox.ts';

/** A server that answers on demand. */
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

it('sends one layout at a time, and then only the newest', async () => {
  const { heard, send, answer } = aServer();
  const courier = new Outbox([], send);
  const done = courier.bring(stairs(1));
  void courier.bring(stairs(2));
  void courier.bring(stairs(3));
  expect(heard).toEqual([stairs(1)]);
  await answer(true);
  expect(heard).toEqual([stairs(1), stairs(3)]);
  await answer(true);
  expect(await done).toBe(true);
  expect(courier.isIdle).toBe(true);
});

it('sends nothing that the server already has', async () => {
  const { heard, send } = aServer();
  const courier = new Outbox(stairs(2), send);
  expect(await courier.bring(stairs(2).toReversed())).toBe(true);
  expect(heard).toEqual([]);
  expect(courier.isIdle).toBe(true);
  void courier.bring(stairs(3));
  expect(heard).toEqual([stairs(3)]);
});

it('drops what waits when the server refuses', async () => {
  const { heard, send, answer } = aServer();
  const courier = new Outbox([], send);
  const done = courier.bring(stairs(1));
  void courier.bring(stairs(2));
  await answer(false);
  expect(await done).toBe(false);
  expect(heard).toEqual([stairs(1)]);
  expect(courier.isIdle).toBe(true);
});

it('starts from a layout that the server sends unasked', async () => {
  const { heard, send } = aServer();
  const courier = new Outbox([], send);
  courier.heard(stairs(3));
  expect(await courier.bring(stairs(3))).toBe(true);
  expect(heard).toEqual([]);
});
