/** The socket's environment in a browser. */

import { newId } from './newId.ts';
import type { Socket, TableSocket, World } from './socket.ts';

export function browserWorld(table: string): World {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  const url = `${scheme}//${location.host}/api/tables/${encodeURIComponent(table)}/socket`;
  return {
    open: () => dial(url),
    after(ms, then) {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
    now: () => performance.now(),
    newId,
    chance: () => Math.random(),
  };
}

function dial(url: string): Socket {
  const socket = new WebSocket(url);
  const ours: Socket = {
    send(text) {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => socket.close(),
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  socket.onopen = () => ours.onopen?.();
  socket.onmessage = (event) => ours.onmessage?.(event);
  socket.onclose = () => ours.onclose?.();
  return ours;
}

/** Notice at once when the network goes, and retry when it or the tab comes back; returns a function that stops it. */
export function retryWhenBack(line: TableSocket): () => void {
  const retry = () => {
    if (document.visibilityState === 'visible') line.retryNow();
  };
  const interrupt = () => line.interrupt();
  window.addEventListener('offline', interrupt);
  window.addEventListener('online', retry);
  document.addEventListener('visibilitychange', retry);
  return () => {
    window.removeEventListener('offline', interrupt);
    window.removeEventListener('online', retry);
    document.removeEventListener('visibilitychange', retry);
  };
}
