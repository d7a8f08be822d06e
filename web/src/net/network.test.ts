import { afterEach, expect, it, vi } from 'vitest';
import { retryWhenBack } from './browser.ts';
import type { TableSocket } from './socket.ts';

vi.stubGlobal('window', new EventTarget());
vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));

const line = { interrupt: vi.fn(), retryNow: vi.fn() };
const stop = retryWhenBack(line as unknown as TableSocket);

afterEach(() => vi.clearAllMocks());

it('notices a network that goes, and one that comes back', () => {
  window.dispatchEvent(new Event('offline'));
  expect(line.interrupt).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('online'));
  expect(line.retryNow).toHaveBeenCalledOnce();
});

it('listens no more once it is stopped', () => {
  stop();
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  expect(line.interrupt).not.toHaveBeenCalled();
  expect(line.retryNow).not.toHaveBeenCalled();
});
