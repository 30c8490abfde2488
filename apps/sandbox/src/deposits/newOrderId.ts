import { randomBytes } from 'node:crypto';

/** An order number that nobody can guess: whoever knows it may see and pay the order on the cashier page. */
export function newOrderId(prefix: 'D' | 'W'): string {
  return `${prefix}${randomBytes(10).toString('hex').toUpperCase()}`;
}
