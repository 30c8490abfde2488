import { bonusUserInfoCall, getTeamRewardCall, teamRewardDetailCall } from '@kislap/api/contract';
import {
  addMoney,
  claimableCommission,
  commissionState,
  epochSecondsFrom,
  nextCommissionAt,
  pesoFromMoney,
  scoreFromMoney,
  zeroMoney,
} from '@kislap/domain';
import * as v from 'valibot';
import { pageSize, type PlayerCallContext } from '../../calls/Call';
import { claimCall } from '../../calls/claimCall';
import { playerCall } from '../../calls/defineCall';
import { activityType } from '../../catalogue/activityType';
import { referralRules } from '../../catalogue/rewards';
import type { Database } from '../../database/Database';
import { manilaToday } from '../../kernel/manilaDays';
import { Refusal } from '../../kernel/Refusal';
import { lockPlayer } from '../../rules/players/player';
import { type Commission, commissionsOf } from '../../rules/referrals/commissions';
import { payCommissions } from '../../rules/referrals/payCommissions';
import { claimAnswer } from '../../rules/rewards/payReward';
import { betRewardDay, receiveBetReward } from './betReward';

/** Calls about the commission on a team's bets. */
export const commissionCalls = [
  playerCall(bonusUserInfoCall, describeCommission),
  playerCall(teamRewardDetailCall, listCommissions),
  claimCall(
    getTeamRewardCall,
    ({ id }) => (betRewardDay(id) === undefined ? activityType.team : activityType.betReward),
    receiveTeamReward,
  ),
];

/** The player's commission in sums, and when more of it opens. */
async function describeCommission({ operator, session, nowMs }: PlayerCallContext) {
  const earned = await commissionsOf(operator.database, session.player.id);
  const { day: today, monday } = manilaToday(nowMs);
  const now = epochSecondsFrom(nowMs / 1000);
  const sumOf = (isCounted: (row: Commission) => boolean) =>
    pesoFromMoney(earned.filter(isCounted).reduce((sum, { amount }) => addMoney(sum, amount), zeroMoney));
  return {
    can: pesoFromMoney(claimableCommission(earned, now)),
    today: sumOf(({ day }) => day === today),
    week: sumOf(({ day }) => day >= monday),
    all: sumOf(() => true),
    next: nextCommissionAt(now),
  };
}

/** The rows behind the player's commission, newest first. Today is not among them: it is not over. */
async function listCommissions(
  { operator, session, nowMs }: PlayerCallContext,
  { id, logId = 0 }: v.InferOutput<typeof teamRewardDetailCall.request>,
) {
  const earned = await commissionsOf(operator.database, session.player.id);
  const { day: today } = manilaToday(nowMs);
  return earned
    .filter((row) => row.day < today && (id === undefined || row.id === id))
    .filter((row) => logId === 0 || row.id < logId)
    .slice(0, pageSize)
    .map((row) => ({
      logid: row.id,
      day: row.day,
      lv: row.level,
      ValidBet: scoreFromMoney(row.turnover),
      rate: referralRules.rates[row.level - 1] ?? 0,
      am: pesoFromMoney(row.amount),
      state: row.isClaimed ? (2 as const) : (1 as const),
    }));
}

/**
 * Gives the commission of one row, or of all that are open.
 *
 * @throws Refusal `notFound`, `notEligible`, `alreadyReceived`
 */
async function receiveCommission(context: PlayerCallContext, id: number | undefined) {
  const { nowMs, session, operator } = context;
  const playerId = session.player.id;
  return await context.once(v.object(claimAnswer), async (transaction) => {
    await lockPlayer(transaction, playerId);
    const open = await openCommissions(transaction, { playerId, id, nowMs });
    return await payCommissions(transaction, open, { playerId, nowMs, failpoints: operator.failpoints });
  });
}

interface CommissionRequest {
  readonly playerId: number;
  readonly id: number | undefined;
  readonly nowMs: number;
}

async function openCommissions(transaction: Database, { playerId, id, nowMs }: CommissionRequest) {
  const now = epochSecondsFrom(nowMs / 1000);
  const isOpen = (row: Commission) => commissionState(row, now) === 'toClaim';
  const earned = await commissionsOf(transaction, playerId);
  const chosen = id === undefined ? earned.filter(isOpen) : earned.filter((row) => row.id === id);
  const [first] = chosen;
  if (first === undefined) throw new Refusal(id === undefined ? 'notEligible' : 'notFound');
  if (first.isClaimed) throw new Refusal('alreadyReceived');
  if (!isOpen(first)) throw new Refusal('notEligible');
  return chosen;
}

/**
 * Gives a reward by its id, or all open commission without one. An id that is a day names the reward for the bets of
 * that day, any other a row of commission.
 *
 * @throws Refusal `notFound`, `notEligible`, `alreadyReceived`, `ended`
 */
async function receiveTeamReward(
  context: PlayerCallContext,
  { id }: v.InferOutput<typeof getTeamRewardCall.request>,
) {
  const day = betRewardDay(id);
  return day === undefined ? await receiveCommission(context, id) : await receiveBetReward(context, day);
}
