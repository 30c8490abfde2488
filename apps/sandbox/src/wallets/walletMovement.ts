import { type Money, subtractMoney, zeroMoney } from '@kislap/domain';
import { newOrderId } from '../deposits/newOrderId';
import { accountIds } from '../ledger/accountIds';
import type { Movement } from '../ledger/Movement';

/** Money between a player's balance and a studio's wallet of his. */
interface Transfer {
  readonly playerId: number;
  readonly wallet: string;
  /** More than nothing. */
  readonly amount: Money;
  readonly nowMs: number;
}

/** The movement into a studio's wallet, or out of it. The call it belongs to is what is applied once. */
export function walletMovement(
  kind: 'studio-in' | 'studio-out',
  { playerId, wallet, amount, nowMs }: Transfer,
): Movement {
  const intoWallet = kind === 'studio-in' ? amount : subtractMoney(zeroMoney, amount);
  return {
    kind,
    scope: kind,
    key: newOrderId('T'),
    requestHash: '',
    atMs: nowMs,
    entries: [
      { account: accountIds.cash(playerId), amount: subtractMoney(zeroMoney, intoWallet) },
      { account: wallet, amount: intoWallet },
    ],
  };
}
