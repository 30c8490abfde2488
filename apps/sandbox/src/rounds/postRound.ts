import { type Money, subtractMoney, zeroMoney } from '@kislap/domain';
import type { Database } from '../database/Database';
import type { Failpoints } from '../kernel/Failpoints';
import { accountIds } from '../ledger/accountIds';
import { post } from '../ledger/post';

/**
 * Moves a round's stake to the house and its win back, as one journal: the stake must be covered before any win.
 *
 * @returns the balance after it
 */
export async function postRound(
  transaction: Database,
  round: { playerId: number; roundId: string; stake: Money; win: Money; nowMs: number },
  failpoints?: Failpoints,
): Promise<Money> {
  const cash = accountIds.cash(round.playerId);
  const entries = [
    { account: cash, amount: subtractMoney(zeroMoney, round.stake) },
    { account: accountIds.gaming, amount: round.stake },
    { account: accountIds.gaming, amount: subtractMoney(zeroMoney, round.win) },
    { account: cash, amount: round.win },
  ];
  const { balances } = await post(
    transaction,
    {
      kind: 'bet',
      scope: 'bet',
      key: round.roundId,
      requestHash: '',
      atMs: round.nowMs,
      entries: round.win > zeroMoney ? entries : entries.slice(0, 2),
    },
    failpoints,
  );
  return balances.get(cash) ?? zeroMoney;
}
