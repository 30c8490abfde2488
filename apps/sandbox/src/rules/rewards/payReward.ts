import {
  addMoney,
  type Money,
  moneyFromPeso,
  pesoFromMoney,
  purseTotal,
  scoreFromMoney,
  subtractMoney,
  zeroMoney,
} from '@kislap/domain';
import * as v from 'valibot';
import type { ActivityType } from '../../catalogue/activityType';
import type { Database } from '../../database/Database';
import { run } from '../../database/pooled';
import { Refusal } from '../../kernel/Refusal';
import type { Failpoints } from '../../kernel/failpoints';
import { accountIds, readPurse } from '../../ledger/accounts';
import { lockAccounts, type Movement } from '../../ledger/post';
import { postForPlayer } from '../gate/postForPlayer';
import { type LockedPlayer, lockPlayer } from '../players/player';
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
  /** The player as it stands under the lock, where nothing has changed it since. */
  readonly player?: LockedPlayer;
}

/**
 * Gives a reward: the money through the ledger, its turnover, and the line in the prize record. Locks the player, who
 * should be locked already.
 *
 * @returns the wire's claim fields
 * @throws Refusal `alreadyReceived` when it was given before, `accountSuspended` to who is away
 */
export async function payReward(transaction: Database, reward: Reward, failpoints?: Failpoints) {
  const { playerId, activityType, claimKey, amount, prizeType = 1, turnoverTimes = 1, nowMs } = reward;
  const movements = amount > zeroMoney ? [rewardMovement(reward)] : [];
  const values = [playerId, activityType, claimKey, prizeType, scoreFromMoney(amount), nowMs];
  const lockingPlayer = reward.player ?? lockPlayer(transaction, playerId);
  const recorded = run(transaction, recording, values);
  const locking = lockAccounts(transaction, movements);
  const holding = readPurse(transaction, playerId);
  const [player, { rows }, held] = await Promise.all([lockingPlayer, recorded, holding, locking]);
  const [prize] = rows;
  if (prize === undefined) throw new Refusal('alreadyReceived');
  const own = { player, movements, nowMs, failpoints, locking };
  if (amount > zeroMoney) await postForPlayer(transaction, own);
  const task = { playerId, kind: 'event', activityType, amount, times: turnoverTimes, nowMs } as const;
  const needFlow = addTurnoverTask(transaction, task);
  const balance = addMoney(purseTotal(held), amount);
  return {
    am: pesoFromMoney(amount),
    Score: scoreFromMoney(balance),
    needFlow: pesoFromMoney(needFlow),
    orderid: `G${String(prize['id'])}`,
  };
}

const recording = {
  name: 'record_prize',
  text: `INSERT INTO prize (player_id, activity_type, claim_key, prize_type, amount, state, at_ms)
    VALUES ($1, $2, $3, $4, $5, 2, $6) ON CONFLICT DO NOTHING RETURNING id`,
};

/** What has to be bet lies in the pot until it is. */
function rewardMovement({
  playerId,
  activityType,
  claimKey,
  amount,
  turnoverTimes = 1,
  nowMs,
}: Reward): Movement {
  return {
    kind: 'reward',
    scope: 'reward',
    key: `${activityType}:${playerId}:${claimKey}`,
    requestHash: '',
    atMs: nowMs,
    entries: [
      { account: accountIds.promo(playerId), amount: subtractMoney(zeroMoney, amount) },
      { account: turnoverTimes > 0 ? accountIds.bonus(playerId) : accountIds.cash(playerId), amount },
    ],
  };
}

type Paid = Awaited<ReturnType<typeof payReward>>;

/**
 * Gives several rewards, at least one, as one claim. The player must be locked.
 *
 * @returns the wire's claim fields: sums, the balance after the last, and its number
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
    orderid: paid.at(-1)?.orderid ?? '',
  };
}

/** The stored form of what `payReward` answers; spread into the schema of a call that answers more. */
export const claimAnswer = {
  am: v.number(),
  Score: v.number(),
  needFlow: v.number(),
  // What was stored before there was one has none.
  orderid: v.optional(v.string()),
};
