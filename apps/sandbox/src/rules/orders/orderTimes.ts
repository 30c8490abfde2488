import { randomBytes } from 'node:crypto';

/** How long the parts of a deposit's life take, in milliseconds. */
export const depositTimes = {
  /** From Pay on the cashier page to the credit. */
  creditAfterMs: 3_000,
  /** A pending order fails by itself after this. */
  expiresAfterMs: 30 * 60_000,
} as const;

/** How long a withdrawal stays pending, in milliseconds. */
export const withdrawalTimes = { pendingMs: 20_000 } as const;

/** How long the cashier takes a payment for an order; the operator itself waits longer before it gives up. */
const PAY_WINDOW_MS = 15 * 60 * 1000;

/** Until when an order can be paid here, in epoch milliseconds. */
export function payDeadlineMs({
  createdAtMs,
  expiresAtMs,
}: {
  readonly createdAtMs: number;
  readonly expiresAtMs: number;
}): number {
  return Math.min(createdAtMs + PAY_WINDOW_MS, expiresAtMs);
}

/** The page on which a deposit order is paid. */
export function cashierPath(orderId: string): string {
  return `/sandbox/cashier/${orderId}`;
}

/**
 * A new order number, impossible to guess: a deposit's opens its cashier page.
 *
 * @param prefix D for a deposit, W for a withdrawal, T for a transfer of a studio's wallet, B for one of given money
 */
export function newOrderId(prefix: 'D' | 'W' | 'T' | 'B'): string {
  return `${prefix}${randomBytes(10).toString('hex').toUpperCase()}`;
}
