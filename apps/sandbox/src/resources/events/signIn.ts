import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { activityType } from '../../catalogue/activityType';
import { checkInMarks } from '../../checkIn/checkInMarks';
import { checkInPlan } from '../../checkIn/checkInPlan';
import { checkInStanding } from '../../checkIn/checkInStanding';
import { checkMayCheckIn } from '../../checkIn/checkMayCheckIn';
import type { Database } from '../../database/Database';
import { player } from '../../database/tables/player';
import type { PlayerCallContext } from '../../http/CallContext';
import { manilaToday } from '../../kernel/manilaToday';
import { lockPlayer } from '../../players/lockPlayer';
import type { PlayerRow } from '../../players/PlayerRow';
import { claimAnswer } from '../../rewards/claimAnswer';
import { payReward } from '../../rewards/payReward';

const flag = v.picklist([0, 1]);
const answer = v.object({
  ...claimAnswer,
  day: v.number(),
  SignTimes: v.number(),
  IsSignToday: flag,
  IsRenewToday: flag,
});

/** Checks in for the day after the last signed one, or repairs it when it was missed. */
export async function signIn(context: PlayerCallContext, { isRenew }: { readonly isRenew: 0 | 1 }) {
  const { nowMs, session, operator } = context;
  return await context.once(answer, async (transaction) => {
    const owner = await lockPlayer(transaction, session.player.id);
    const wish = await wishOf(transaction, owner, { isRepair: isRenew === 1, nowMs });
    const reward = checkMayCheckIn(wish);
    const { day: today, monday } = manilaToday(nowMs);
    const given = await payReward(
      transaction,
      {
        playerId: owner.id,
        activityType: activityType.checkIn,
        claimKey: `${monday}:${wish.day}`,
        amount: reward.prize,
        nowMs,
      },
      operator.failpoints,
    );
    // A repair that reaches today is today's check-in.
    const signsToday = !wish.isRepair || wish.day === wish.weekday;
    await transaction
      .update(player)
      .set({
        signTimes: wish.day,
        signWeek: monday,
        ...(signsToday && { signedDay: today }),
        ...(wish.isRepair && { renewDay: '', repairedDay: today }),
      })
      .where(eq(player.id, owner.id));
    return {
      ...given,
      day: wish.day,
      SignTimes: wish.day,
      IsSignToday: signsToday ? (1 as const) : (0 as const),
      IsRenewToday: wish.isRenewedToday && !wish.isRepair ? (1 as const) : (0 as const),
    };
  });
}

async function wishOf(
  transaction: Database,
  owner: PlayerRow,
  { isRepair, nowMs }: { readonly isRepair: boolean; readonly nowMs: number },
) {
  const marks = checkInMarks(owner, nowMs);
  const { day: today, weekday } = manilaToday(nowMs);
  return {
    isRepair,
    day: marks.signTimes + 1,
    reward: checkInPlan.rewards[marks.signTimes],
    weekday,
    isSignedToday: marks.isSignedToday,
    isRenewedToday: marks.isRenewedToday,
    isRepairedToday: owner.repairedDay === today,
    standing: await checkInStanding(transaction, owner, nowMs),
  };
}
