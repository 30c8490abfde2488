import { randomUUID } from 'node:crypto';
import { moneyFromPeso, scoreFromMoney, subtractMoney, zeroMoney } from '@kislap/domain';
import { transact } from '../database/transact';
import { accountIds } from '../ledger/accountIds';
import { post } from '../ledger/post';
import type { Operator } from '../Operator';
import { lockPlayer } from '../players/lockPlayer';
import { checkPlayer } from './checkPlayer';

/** Gives a player pesos from the house, outside all turnover. Answers the new balance as a score. */
export async function creditPlayer(
  { database, clock }: Operator,
  { userId, amount }: { readonly userId: number; readonly amount: number },
) {
  await checkPlayer(database, userId);
  const money = moneyFromPeso(amount);
  const cash = accountIds.cash(userId);
  const balances = await transact(database, async (transaction) => {
    await lockPlayer(transaction, userId);
    return await post(transaction, [
      {
        kind: 'adjust',
        scope: 'control-credit',
        key: randomUUID(),
        requestHash: '',
        atMs: clock.nowMs(),
        entries: [
          { account: accountIds.adjust, amount: subtractMoney(zeroMoney, money) },
          { account: cash, amount: money },
        ],
      },
    ]);
  });
  return { Score: scoreFromMoney(balances.get(cash) ?? zeroMoney) };
}
