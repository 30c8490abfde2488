import { type Money, pesoFromMoney, scoreFromMoney, subtractMoney, zeroMoney } from '@kislap/domain';
import type { ActivityType } from '../catalogue/activityType';
import type { Database } from '../database/Database';
import { prize } from '../database/tables/prize';
import type { Failpoints } from '../kernel/Failpoints';
import { Refusal } from '../kernel/Refusal';
import { accountIds } from '../ledger/accountIds';
import { post } from '../ledger/post';
import { readBalance } from '../ledger/readBalance';
import { addTurnoverTask } from '../turnover/addTurnoverTask';

/** Something an event gives a player. */
export interface Reward {
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
  if (amount > zeroMoney) await post(transaction, [rewardMovement(reward)], failpoints);
  const task = { playerId, kind: 'event', activityType, amount, times: turnoverTimes, nowMs } as const;
  const needFlow = await addTurnoverTask(transaction, task);
  const balance = await readBalance(transaction, cash);
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
      { account: accountIds.promo, amount: subtractMoney(zeroMoney, amount) },
      { account: accountIds.cash(playerId), amount },
    ],
  };
}
