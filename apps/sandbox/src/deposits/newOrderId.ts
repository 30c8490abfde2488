import { randomBytes } from 'node:crypto';

/**
 * An order number that nobody can guess: whoever knows a deposit's may see and pay it on the cashier page.
 *
 * @param prefix what it is of: a deposit, a withdrawal, a transfer to or from a studio's wallet
 */
export function newOrderId(prefix: 'D' | 'W' | 'T'): string {
  return `${prefix}${randomBytes(10).toString('hex').toUpperCase()}`;
}
