import { afterEach, expect, it, vi } from 'vitest';
import { browserWorld } from './browser.ts';

const opened: string[] = [];

class FakeWebSocket {
  constructor(url: string) {
    opened.push(url);
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  opened.length = 0;
});

function openFrom(page: string): string | undefined {
  const { protocol, host } = new URL(page);
  vi.stubGlobal('location', { protocol, host });
  vi.stubGlobal('WebSocket', FakeWebSocket);
  browserWorld('a/b').open();
  return opened[0];
}

it('opens an encrypted socket from an encrypted page, to the same host', () => {
  expect(openFrom('https://play.example/')).toBe('wss://play.example/api/tables/a%2Fb/socket');
});

it('opens a plain socket from a plain page, because a browser has no other there', () => {
  expect(openFrom('http://192.168.1.5:8000/')).toBe('ws://192.168.1.5:8000/api/tables/a%2Fb/socket');
});
