import type { ConsoleSnapshot } from './ConsoleSnapshot';

/** A short text that changes whenever something new shows on the console. */
export function pulseOf({ messages, deposits, withdrawals }: ConsoleSnapshot): string {
  return [
    messages.map(({ id }) => id).join(),
    deposits.map(({ orderId, state }) => orderId + state).join(),
    withdrawals.map(({ id, state }) => id + state).join(),
  ].join('|');
}
