import { beforeEach, describe, expect, it, vi } from 'vitest';
import DESCRIBED from './editions.gen.json';

let fetched: typeof import('./editions.ts');
let answers: (Response | Error)[];
let requests: number;

beforeEach(async () => {
  requests = 0;
  vi.resetModules();
  vi.stubGlobal('fetch', async () => {
    requests += 1;
    const answer = answers.shift();
    if (!(answer instanceof Response)) throw answer;
    return answer;
  });
  fetched = await import('./editions.ts');
});

describe('the editions', () => {
  it('are requested once, however often they are needed', async () => {
    answers = [Response.json(DESCRIBED)];
    expect(fetched.hasEditions()).toBe(false);
    await Promise.all([fetched.fetchEditions(), fetched.withEditions(async () => 'screen')]);
    expect(await fetched.withEditions(async () => 'screen')).toBe('screen');
    expect(requests).toBe(1);
    expect(fetched.editionSetting('pouch', 'side').offered).toEqual(['3', '4']);
  });

  it('are requested again after a failure, which a screen reports', async () => {
    answers = [new TypeError('offline'), Response.json(DESCRIBED)];
    await expect(fetched.withEditions(async () => 'screen')).rejects.toThrow();
    expect(() => fetched.editions()).toThrow('not been fetched');
    expect(await fetched.withEditions(async () => 'screen')).toBe('screen');
    expect(requests).toBe(2);
  });

  it('have no setting that the server does not describe', async () => {
    answers = [Response.json(DESCRIBED)];
    await fetched.fetchEditions();
    expect(() => fetched.editionSetting('pouch', 'level')).toThrow(RangeError);
    expect(fetched.tableSetting('deck').default).toBe('standard');
    expect(fetched.botSetting('strength').default).toBe('steady');
  });
});
