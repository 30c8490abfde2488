import { type Money, scoreFromMoney } from '@kislap/domain';

interface OrderRow {
  readonly id: number;
  readonly orderId: string;
  readonly playerId: number;
  readonly mode: string;
  readonly amount: Money;
  readonly createdAtMs: number;
}

/** What the console tells of every order, whichever way its money goes. */
export function orderFacts({ id, orderId, playerId, mode, amount, createdAtMs }: OrderRow) {
  return { id, orderId, userId: playerId, mode, amount: scoreFromMoney(amount), createdAtMs };
}
