import { expect, test } from 'vitest';
import { RestError } from '../../net/http.ts';
import { failureOf, findTable, type Request, strengthOfRating } from './find.ts';

const WANTED = { edition: 'pouch', strength: 'steady' };

/** A server that gives these answers, one after the other: tables, or errors. */
function server(...answers: readonly (string | RestError)[]): { request: Request; asked: () => number } {
  let asked = 0;
  const request: Request = () => {
    const answer = answers[Math.min(asked++, answers.length - 1)] ?? '';
    return typeof answer === 'string' ? Promise.resolve(answer) : Promise.reject(answer);
  };
  return { request, asked: () => asked };
}

const LOST = new RestError(0);
const find = (request: Request, signal = new AbortController().signal) =>
  findTable(WANTED, signal, request, 0);

test('a table that is found is returned', async () => {
  expect(await find(server('t1').request)).toBe('t1');
});

test('a lost connection and a server that restarts are asked again', async () => {
  const { request, asked } = server(LOST, new RestError(503, 'shutting-down'), 't1');
  expect(await find(request)).toBe('t1');
  expect(asked()).toBe(3);
});

test('a server that does not come back is given up', async () => {
  const { request, asked } = server(LOST);
  await expect(find(request)).rejects.toBe(LOST);
  expect(asked()).toBe(6);
});

test.each([
  [409, 'superseded'],
  [429, 'too-many'],
  [503, 'full'],
  [503, 'too-many-searches'],
  [400, 'bad-settings'],
  [0, 'no-cookies'],
])('a refusal is not repeated: %d %s', async (status, code) => {
  const { request, asked } = server(new RestError(status, code), 't1');
  await expect(find(request)).rejects.toThrow(code);
  expect(asked()).toBe(1);
});

const UNKNOWN = new RestError(202, 'no-identity');

test('a new visitor asks again at once, with the cookie of the first answer', async () => {
  const { request, asked } = server(UNKNOWN, 't1');
  expect(await findTable(WANTED, new AbortController().signal, request, 60_000)).toBe('t1');
  expect(asked()).toBe(2);
});

test('a browser that keeps no cookie asks only once more', async () => {
  const { request, asked } = server(UNKNOWN);
  await expect(find(request)).rejects.toBe(UNKNOWN);
  expect(asked()).toBe(2);
});

test.each([
  [new RestError(503, 'full'), 'find-failed-full'],
  [new RestError(503, 'too-many-searches'), 'find-failed-too-many-searches'],
  [new RestError(400, 'bad-settings'), 'find-failed-refused'],
  [UNKNOWN, 'find-failed-no-cookies'],
  [LOST, 'find-failed-other'],
  [new RestError(502), 'find-failed-other'],
  [new TypeError('a bug'), 'find-failed-other'],
])('%s is explained', (error, text) => {
  expect(failureOf(error)).toBe(text);
});

test('a cancelled search is not repeated', async () => {
  const stop = new AbortController();
  const { request, asked } = server(LOST, 't1');
  const finding = find((wanted, signal) => {
    stop.abort();
    return request(wanted, signal);
  }, stop.signal);
  await expect(finding).rejects.toBe(LOST);
  expect(asked()).toBe(1);
});

test('a search that is cancelled while it waits to ask again ends at once', async () => {
  const stop = new AbortController();
  const { request, asked } = server(LOST, 't1');
  const finding = findTable(WANTED, stop.signal, request, 60_000);
  setTimeout(() => stop.abort());
  await expect(finding).rejects.toThrow();
  expect(asked()).toBe(1);
});

test('a rating proposes a strength once it is certain, in its own edition only', () => {
  const one = { rating: 1500, range: 90, games: 40, table: 't', before: null, strength: 'sharp' };
  const ratings = [
    { ...one, edition: 'pouch', uncertain: false },
    { ...one, edition: 'cards', uncertain: true },
  ];
  expect(strengthOfRating(ratings, 'pouch')).toBe('sharp');
  expect(strengthOfRating(ratings, 'cards')).toBeUndefined();
  expect(strengthOfRating([], 'pouch')).toBeUndefined();
});
