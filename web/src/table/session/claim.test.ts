import { beforeEach, describe, expect, it } from 'vitest';
import type { Action, Answer } from '../../net/socket.ts';
import { Claim } from './claim.svelte.ts';

const CLAIM: Action = { type: 'claim', placements: [] };
const NO = { ok: false, refused: { type: 'refused', id: 'c0', reason: 'time-is-up' } } as Answer;

let sent: Action[];
let happened: string[];
let answer: (found: Answer) => void;
let claim: Claim;

beforeEach(() => {
  sent = [];
  happened = [];
  claim = new Claim({
    send: (action) => {
      sent.push(action);
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
    onAccepted: () => happened.push('accepted'),
    onRefused: ({ refused }) => happened.push(refused.reason),
  });
});

describe('a claim', () => {
  it('is pending until the server answers, and then accepted', async () => {
    const done = claim.submit(CLAIM);
    expect([sent, claim.isPending, claim.isAccepted]).toEqual([[CLAIM], true, false]);
    answer({ ok: true });
    await done;
    expect([happened, claim.isPending, claim.isAccepted]).toEqual([['accepted'], false, true]);
  });

  it('is neither pending nor accepted after a refusal', async () => {
    const done = claim.submit(CLAIM);
    answer(NO);
    await done;
    expect([happened, claim.isPending, claim.isAccepted]).toEqual([['time-is-up'], false, false]);
  });

  it('for an earlier board leaves the state unchanged, but still reports acceptance', async () => {
    let isCurrent = true;
    const submit = () => claim.submit(CLAIM, () => isCurrent);
    const late = submit();
    claim.reset();
    isCurrent = false;
    answer({ ok: true });
    await late;
    expect([happened, claim.isAccepted]).toEqual([['accepted'], false]);
    const refused = submit();
    answer(NO);
    await refused;
    expect(happened).toEqual(['accepted']);
  });
});
