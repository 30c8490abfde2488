import {
  depGet27Call,
  depGet28Call,
  depGetCall,
  depInfoCall,
  type Flag,
  type RewardStepRow,
} from '@kislap/api/contract';
import { pesoFromMoney, pesoText, subtractMoney, zeroMoney } from '@kislap/domain';
import * as v from 'valibot';
import type { PlayerCallContext } from '../../calls/Call';
import { claimCall } from '../../calls/claimCall';
import { playerCall } from '../../calls/defineCall';
import { activityType as activities } from '../../catalogue/activityType';
import { endOfRound } from '../../catalogue/activities';
import type { Database } from '../../database/Database';
import { manilaToday } from '../../kernel/manilaDays';
import { Refusal } from '../../kernel/Refusal';
import { depositedSince } from '../../rules/deposits/pastDeposits';
import { lockPlayer } from '../../rules/players/player';
import {
  firstTopUpStatus,
  ladderStatus,
  lossBackStatus,
  type RewardStatus,
} from '../../rules/rewards/depositRewards';
import { notOpenUntil } from '../../rules/rewards/opensAfterLoss';
import { hasPrize } from '../../rules/rewards/pastRewards';
import { claimAnswer, payReward } from '../../rules/rewards/payReward';

/** Calls about what deposits earn beside their promotions. */
export const depositRewardCalls = [
  playerCall(depInfoCall, async ({ operator: { database }, nowMs, session: { player } }) => {
    const steps = await ladderStatus(database, player.id, nowMs);
    const { startsAtMs } = manilaToday(nowMs);
    return {
      list: await Promise.all(steps.map((step) => describeStep(database, player.id, step))),
      DayDep: pesoFromMoney(await depositedSince(database, player.id, startsAtMs)),
      etime: endOfRound({ lasts: 'day' }, nowMs),
    };
  }),
  claimCall(depGetCall, activities.depositLadder, claimLadderStep),
  claimCall(depGet27Call, activities.firstTopUp, answerStep(firstTopUpStatus)),
  claimCall(depGet28Call, activities.lossBack, (context, request) => {
    const { lossBack } = context.operator.protection;
    const find: FindStatus = (database, id, nowMs) => lossBackStatus(database, id, nowMs, lossBack);
    return answerStep(find)(context, request);
  }),
];

type FindStatus = (database: Database, playerId: number, nowMs: number) => Promise<RewardStatus>;

const claimed = v.object({
  ...claimAnswer,
  lv: v.number(),
  need: v.number(),
  have: v.number(),
  state: v.picklist([0, 1, 2]),
  etime: v.number(),
});

/** Answers a deposit reward of one step: looked at with `isGet` 0, claimed with 1. */
function answerStep(find: FindStatus) {
  return async (context: PlayerCallContext, { isGet }: { readonly isGet: Flag }) => {
    const { operator, nowMs, session } = context;
    const playerId = session.player.id;
    const unclaimed = { Score: undefined, needFlow: undefined, orderid: undefined };
    if (isGet === 0) return { ...(await look(operator.database)), ...unclaimed };
    return await context.once(claimed, async (transaction) => {
      await lockPlayer(transaction, playerId);
      const paid = await payStep(transaction, context, await find(transaction, playerId, nowMs));
      return { ...(await look(transaction)), ...paid };
    });

    async function look(database: Database) {
      const status = await find(database, playerId, nowMs);
      return { ...(await describeStep(database, playerId, status)), etime: status.endsAt };
    }
  };
}

/** Claims one step of today's ladder. */
async function claimLadderStep(context: PlayerCallContext, { lv }: { readonly lv: number }) {
  const playerId = context.session.player.id;
  return await context.once(v.object(claimAnswer), async (transaction) => {
    await lockPlayer(transaction, playerId);
    const steps = await ladderStatus(transaction, playerId, context.nowMs);
    const step = steps.find(({ level }) => level === lv);
    if (!step) throw new Refusal('notFound', { field: 'lv' });
    return await payStep(transaction, context, step);
  });
}

/**
 * Pays a deposit reward to a locked player.
 *
 * @throws Refusal `alreadyReceived`, `depositMore` with what is missing, `notEligible`, or `quietAfterLoss` with when it opens
 */
async function payStep(
  transaction: Database,
  { operator, nowMs, session }: PlayerCallContext,
  status: RewardStatus,
) {
  const playerId = session.player.id;
  const { activityType, claimKey, need, have, gift, opensAtMs } = status;
  if (await hasPrize(transaction, playerId, status)) throw new Refusal('alreadyReceived');
  if (have < need) {
    const missing = subtractMoney(need, have);
    throw new Refusal('depositMore', { need: pesoFromMoney(missing) }, { amount: pesoText(missing) });
  }
  if (gift <= zeroMoney) throw new Refusal('notEligible');
  if (opensAtMs !== undefined) throw notOpenUntil(opensAtMs);
  const reward = { playerId, activityType, claimKey, amount: gift, nowMs };
  return await payReward(transaction, reward, operator.failpoints);
}

/** A deposit reward on the wire. */
async function describeStep(
  database: Database,
  playerId: number,
  status: RewardStatus,
): Promise<RewardStepRow> {
  const { level, need, have, gift } = status;
  const canClaim = have >= need && gift > zeroMoney && status.opensAtMs === undefined;
  const isClaimed = await hasPrize(database, playerId, status);
  return {
    lv: level,
    need: pesoFromMoney(need),
    have: pesoFromMoney(have),
    am: pesoFromMoney(gift),
    state: isClaimed ? 2 : canClaim ? 1 : 0,
  };
}
