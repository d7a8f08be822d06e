/** Keeps the screen on while a player thinks. */

/** Until the returned function is called. Where a browser cannot, or is not asked over https, nothing happens. */
export function keepScreenOn(): () => void {
  let isWanted = true;
  let lock: WakeLockSentinel | undefined;
  // A browser drops the lock when the page is hidden.
  const ask = () => {
    if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
    navigator.wakeLock?.request('screen').then(
      (given) => {
        if (isWanted) lock = given;
        else void given.release();
      },
      () => {}, // the battery is low, or the browser forbids it
    );
  };
  document.addEventListener('visibilitychange', ask);
  ask();
  return () => {
    isWanted = false;
    document.removeEventListener('visibilitychange', ask);
    lock?.release().catch(() => {});
  };
}
