import { eventGetSignCall, getSignInfoCall } from '@kislap/api/contract';
import { isRepairEarned, type Money, pesoFromMoney } from '@kislap/domain';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { PlayerCallContext } from '../../calls/Call';
import { claimCall } from '../../calls/claimCall';
import { guestCall } from '../../calls/defineCall';
import { activityType } from '../../catalogue/activityType';
import { checkInPlan } from '../../catalogue/rewards';
import { player } from '../../database/tables/player';
import { manilaToday } from '../../kernel/manilaDays';
import { type CheckInWeek, checkInWeek } from '../../rules/checkIn/checkInWeek';
import { checkMayCheckIn } from '../../rules/checkIn/checkMayCheckIn';
import { lockPlayer } from '../../rules/players/player';
import { claimAnswer, payReward } from '../../rules/rewards/payReward';

const { rules, rewards, turnoverTimes } = checkInPlan;

const optionalPeso = (amount: Money | undefined) =>
  amount === undefined ? undefined : pesoFromMoney(amount);

/** Calls about events: the daily check-in. */
export const checkInCalls = [
  guestCall(getSignInfoCall, () => ({
    global_rules: {
      user_vip: rules.minVip,
      all_depAmt: optionalPeso(rules.totalDeposit),
      day_depAmt: optionalPeso(rules.dayDeposit),
      day_flow: optionalPeso(rules.dayTurnover),
      user_order: rules.allowedOrders && [...rules.allowedOrders],
    },
    day_info: rewards.map(({ prizeType, prize, repairRules }) => ({
      prize_type: prizeType,
      prize_amount: pesoFromMoney(prize),
      renew_rules: repairRules && {
        day_depAmt: optionalPeso(repairRules.dayDeposit),
        day_flow: optionalPeso(repairRules.dayTurnover),
      },
    })),
    times: turnoverTimes,
  })),
  claimCall(eventGetSignCall, activityType.checkIn, signIn),
];

const flag = v.picklist([0, 1]);
const answer = v.object({
  ...claimAnswer,
  day: v.number(),
  SignTimes: v.number(),
  IsSignToday: flag,
  IsRenewToday: flag,
});

/** Checks in for the day after the last signed one, or repairs it when it was missed. */
async function signIn(context: PlayerCallContext, { isRenew }: { readonly isRenew: 0 | 1 }) {
  const { nowMs, session, operator } = context;
  return await context.once(answer, async (transaction) => {
    const owner = await lockPlayer(transaction, session.player.id);
    const isRepair = isRenew === 1;
    const week = await checkInWeek(transaction, owner, nowMs);
    const reward = checkMayCheckIn(checkInPlan, week, { isRepair });
    const day = week.signTimes + 1;
    const { day: today, monday } = manilaToday(nowMs);
    const given = await payReward(
      transaction,
      {
        playerId: owner.id,
        activityType: activityType.checkIn,
        claimKey: `${monday}:${day}`,
        amount: reward.prize,
        ...(turnoverTimes !== undefined && { turnoverTimes }),
        nowMs,
      },
      operator.failpoints,
    );
    // A repair that reaches today is today's check-in.
    const signsToday = !isRepair || day === week.weekday;
    await transaction
      .update(player)
      .set({
        signTimes: day,
        signWeek: monday,
        ...(signsToday && { signedDay: today }),
        ...(isRepair && { repairedDay: today }),
      })
      .where(eq(player.id, owner.id));
    return {
      ...given,
      day,
      SignTimes: day,
      IsSignToday: signsToday ? (1 as const) : (0 as const),
      IsRenewToday: isRepairOpen(week, { day, isRepair }) ? (1 as const) : (0 as const),
    };
  });
}

/** The mark as `getUserInfo` tells it from now on. */
function isRepairOpen(
  week: CheckInWeek,
  { day, isRepair }: { readonly day: number; readonly isRepair: boolean },
): boolean {
  const isRepairedToday = week.isRepairedToday || isRepair;
  return isRepairEarned(checkInPlan.rewards, { ...week, signTimes: day, isRepairedToday }, week.status);
}
