import {
  addMoney,
  type Money,
  moneyFromPeso,
  pesoFromMoney,
  scoreFromMoney,
  subtractMoney,
  zeroMoney,
} from '@kislap/domain';
import * as v from 'valibot';
import type { ActivityType } from '../../catalogue/activityType';
import type { Database } from '../../database/Database';
import { prize } from '../../database/tables/rewards';
import { Refusal } from '../../kernel/Refusal';
import type { Failpoints } from '../../kernel/failpoints';
import { accountIds, readBalance } from '../../ledger/accounts';
import { post } from '../../ledger/post';
import { addTurnoverTask } from '../rounds/turnover';

/** Something an event gives a player. */
interface Reward {
  readonly playerId: number;
  readonly activityType: ActivityType;
  /** Names for ever what is given: the same thing is never given twice, whatever key the call came with. */
  readonly claimKey: string;
  /** Zero when the prize is nothing. */
  readonly amount: Money;
  /** 1 cash, 2 nothing, 3 mystery, 4 fixed amount. */
  readonly prizeType?: 1 | 2 | 3 | 4;
  /** How often it has to be bet before a withdrawal; once unless told otherwise, and 0 for not at all. */
  readonly turnoverTimes?: number;
  readonly nowMs: number;
}

/**
 * Gives a reward: the money through the ledger, its turnover, and the line in the prize record. The player must be
 * locked.
 *
 * @returns the wire's claim fields
 * @throws Refusal `alreadyReceived` when it was given before
 */
export async function payReward(transaction: Database, reward: Reward, failpoints?: Failpoints) {
  const { playerId, activityType, claimKey, amount, prizeType = 1, turnoverTimes = 1, nowMs } = reward;
  const recorded = await transaction
    .insert(prize)
    .values({ playerId, activityType, claimKey, prizeType, amount, state: 2, atMs: nowMs })
    .onConflictDoNothing()
    .returning({ id: prize.id });
  if (recorded.length === 0) throw new Refusal('alreadyReceived');
  const cash = accountIds.cash(playerId);
  const balances =
    amount > zeroMoney ? await post(transaction, [rewardMovement(reward)], failpoints) : undefined;
  const task = { playerId, kind: 'event', activityType, amount, times: turnoverTimes, nowMs } as const;
  const needFlow = await addTurnoverTask(transaction, task);
  const balance = balances?.get(cash) ?? (await readBalance(transaction, cash));
  return { am: pesoFromMoney(amount), Score: scoreFromMoney(balance), needFlow: pesoFromMoney(needFlow) };
}

function rewardMovement({ playerId, activityType, claimKey, amount, nowMs }: Reward) {
  return {
    kind: 'reward',
    scope: 'reward',
    key: `${activityType}:${playerId}:${claimKey}`,
    requestHash: '',
    atMs: nowMs,
    entries: [
      { account: accountIds.promo(playerId), amount: subtractMoney(zeroMoney, amount) },
      { account: accountIds.cash(playerId), amount },
    ],
  };
}

type Paid = Awaited<ReturnType<typeof payReward>>;

/**
 * Gives several rewards, at least one, as one claim. The player must be locked.
 *
 * @returns the wire's claim fields: sums, and the balance after the last
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

/** The stored form of what `payReward` answers; spread into the schema of a call that answers more. */
export const claimAnswer = { am: v.number(), Score: v.number(), needFlow: v.number() };
