import { getUserAlmsCall, userAlmsCall } from '@kislap/api/contract';
import { addMoney, type Money, pesoFromMoney, purseTotal } from '@kislap/domain';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { PlayerCallContext } from '../../calls/Call';
import { claimCall } from '../../calls/claimCall';
import { playerCall } from '../../calls/defineCall';
import { activityType } from '../../catalogue/activityType';
import { relief } from '../../catalogue/rewards';
import type { Database } from '../../database/Database';
import { withdrawal, hasStatus } from '../../database/tables/payments';
import type { PlayerRow } from '../../database/tables/player';
import { Refusal } from '../../kernel/Refusal';
import { manilaToday } from '../../kernel/manilaDays';
import { readPurse } from '../../ledger/accounts';
import { checkLossLimits } from '../../rules/limits/moneyLimits';
import { checkPlayTime } from '../../rules/limits/playTime';
import type { Operator } from '../../rules/Operator';
import { awayOf } from '../../rules/players/away';
import { lockPlayer } from '../../rules/players/player';
import { notOpenUntil, opensAfterLoss } from '../../rules/rewards/opensAfterLoss';
import { timesToday } from '../../rules/rewards/pastRewards';
import { claimAnswer, payReward } from '../../rules/rewards/payReward';
import { readWallets } from '../../rules/wallets/wallets';

/** Calls about relief for an empty balance. */
export const reliefCalls = [
  playerCall(userAlmsCall, describeRelief),
  claimCall(getUserAlmsCall, activityType.relief, takeRelief),
];

const wireStates = { closed: 0, open: 1, usedUp: 2 } as const;

/** Whether the player can have relief now. */
async function describeRelief({ operator, session: { player, balance }, nowMs }: PlayerCallContext) {
  const { times, state } = await reliefOf(operator.database, player, { operator, balance, nowMs });
  return {
    times,
    max: relief.timesPerDay,
    am: pesoFromMoney(relief.amount),
    below: pesoFromMoney(relief.below),
    state: wireStates[state],
  };
}

const taken = v.object({ ...claimAnswer, times: v.number() });

/** Gives relief, up to its times a day. */
async function takeRelief(context: PlayerCallContext) {
  const { operator, session, nowMs } = context;
  return await context.once(taken, async (transaction) => {
    const player = await lockPlayer(transaction, session.player.id);
    const balance = purseTotal(await readPurse(transaction, player.id));
    const { times, state, opensAtMs } = await reliefOf(transaction, player, { operator, balance, nowMs });
    if (opensAtMs !== undefined) throw notOpenUntil(opensAtMs);
    if (state === 'closed') throw new Refusal('notEligible');
    if (state === 'usedUp') throw new Refusal('alreadyReceived');
    const reward = {
      playerId: player.id,
      activityType: activityType.relief,
      claimKey: `${manilaToday(nowMs).day}:${times + 1}`,
      amount: relief.amount,
      nowMs,
    };
    return { ...(await payReward(transaction, reward, operator.failpoints)), times: times + 1 };
  });
}

interface ReliefQuestion {
  readonly operator: Operator;
  readonly balance: Money;
  readonly nowMs: number;
}

/** How a player stands with relief. */
interface ReliefStatus {
  readonly times: number;
  readonly state: 'closed' | 'open' | 'usedUp';
  /** When it opens, if the last losing round is all that it waits for. */
  readonly opensAtMs?: number;
}

/**
 * Relief is for players who have deposited, have next to nothing left, also in wallets of studios, and no withdrawal
 * pending, where the operator gives it. Never during a break, nor at an own limit of loss or time, nor before the morning after the last losing round.
 */
async function reliefOf(
  database: Database,
  player: PlayerRow,
  { operator, balance, nowMs }: ReliefQuestion,
): Promise<ReliefStatus> {
  const times = await timesToday(database, player.id, { activityType: activityType.relief, nowMs });
  const isAway = awayOf(player, nowMs) !== undefined;
  const { total: inGames } = await readWallets(database, player.id);
  const isPoor = addMoney(balance, inGames) < relief.below && player.depositCount > 0;
  if (!operator.protection.relief || isAway || !isPoor) return { times, state: 'closed' };
  if (await hasPendingWithdrawal(database, player.id)) return { times, state: 'closed' };
  if (await isAtOwnLimit(database, player.id, nowMs)) return { times, state: 'closed' };
  if (times >= relief.timesPerDay) return { times, state: 'usedUp' };
  const opensAtMs = await opensAfterLoss(database, player.id, nowMs);
  return opensAtMs === undefined ? { times, state: 'open' } : { times, state: 'closed', opensAtMs };
}

async function hasPendingWithdrawal(database: Database, playerId: number): Promise<boolean> {
  const pending = await database
    .select({ id: withdrawal.id })
    .from(withdrawal)
    .where(and(eq(withdrawal.playerId, playerId), hasStatus(withdrawal.status, 0)))
    .limit(1);
  return pending.length > 0;
}

/** Whether losing the relief would exceed an own limit, or the day's play time is used up. */
async function isAtOwnLimit(database: Database, playerId: number, nowMs: number): Promise<boolean> {
  try {
    await checkPlayTime(database, playerId, nowMs);
    await checkLossLimits(database, { playerId, amount: relief.amount, nowMs });
    return false;
  } catch (error) {
    if (error instanceof Refusal) return true;
    throw error;
  }
}
