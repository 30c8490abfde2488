import { addMoney, moneyFromPeso, type Money, pesoFromMoney, zeroMoney } from '@kislap/domain';
import type { Database } from '../database/Database';
import type { Failpoints } from '../kernel/Failpoints';
import { payReward, type Reward } from '../rewards/payReward';

type Paid = Awaited<ReturnType<typeof payReward>>;

/**
 * Gives several rewards of one player as one claim. The player must be locked.
 *
 * @param rewards at least one
 * @returns the wire's claim fields: the sums, and the balance after the last
 * @throws Refusal `alreadyReceived` when any was given before: then none is given
 */
export async function payRewards(
  transaction: Database,
  rewards: readonly Reward[],
  failpoints?: Failpoints,
): Promise<Paid> {
  const paid: Paid[] = [];
  for (const reward of rewards) paid.push(await payReward(transaction, reward, failpoints));
  const total = (amountOf: (one: Paid) => number): Money =>
    paid.reduce((sum, one) => addMoney(sum, moneyFromPeso(amountOf(one))), zeroMoney);
  return {
    am: pesoFromMoney(total(({ am }) => am)),
    Score: paid.at(-1)?.Score ?? 0,
    needFlow: pesoFromMoney(total(({ needFlow }) => needFlow)),
  };
}
