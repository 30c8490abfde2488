import { getCreditedDeposits, staleAfter } from '@kislap/api';
import { epochMillisecondsFrom } from '@kislap/domain';
import { mutate } from 'swr';
import { session } from '../session/session';
import { deviceStorage } from '../storage/deviceStorage';
import { DepositWatch } from './DepositWatch';
import { takeTurn } from './takeTurn';
import { wait } from './wait';

/** The app's watch over deposits that were made. */
export const deposits = new DepositWatch({
  storage: deviceStorage,
  userId: session.userId,
  now: () => epochMillisecondsFrom(Date.now()),
  ask: (afterId, signal) => getCreditedDeposits(afterId, { signal }),
  wait,
  refreshPlayer: (userId) => staleAfter.depositCredited.forEach((keyOf) => void mutate(keyOf(userId))),
  isAway: () => document.hidden || !navigator.onLine,
  onAwayChange: (listener) => {
    if (globalThis.window === undefined) return;
    document.addEventListener('visibilitychange', listener);
    window.addEventListener('online', listener);
    window.addEventListener('offline', listener);
  },
  takeTurn,
});
