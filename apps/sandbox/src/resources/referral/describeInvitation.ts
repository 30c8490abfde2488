import { addMoney, moneyFromScore, pesoFromMoney } from '@kislap/domain';
import { and, eq, gt, gte } from 'drizzle-orm';
import { activityType } from '../../catalogue/activityType';
import { referralRules } from '../../catalogue/referralRules';
import type { Database } from '../../database/Database';
import { player } from '../../database/tables/player';
import { prize } from '../../database/tables/prize';
import type { PlayerCallContext } from '../../http/CallContext';
import { manilaToday } from '../../kernel/manilaToday';
import { inviteCodeOf } from '../../players/inviteCodeOf';
import { friendBonusTotals } from '../../referrals/friendBonusTotals';
import { sumOfMoney } from '../../referrals/sumOfMoney';
import { inviteLinkOf } from '../../referrals/inviteLinkOf';

/** The player's invite code and what it has brought: bonuses of friends and commission alike. */
export async function describeInvitation({ operator: { database }, session, nowMs }: PlayerCallContext) {
  const { id } = session.player;
  const { startsAtMs } = manilaToday(nowMs);
  const bonuses = await friendBonusTotals(database, id);
  const invited = eq(player.invitedBy, id);
  return {
    code: inviteCodeOf(id),
    url: inviteLinkOf(id),
    num: await database.$count(player, invited),
    depNum: await database.$count(player, and(invited, gt(player.depositCount, 0))),
    todayNum: await database.$count(player, and(invited, gte(player.registeredAtMs, startsAtMs))),
    got: pesoFromMoney(addMoney(bonuses.received, await paidCommission(database, id))),
    can: pesoFromMoney(bonuses.claimable),
    rules: {
      reg: pesoFromMoney(referralRules.registrationBonus),
      dep: pesoFromMoney(referralRules.depositBonus),
      rate: [...referralRules.rates],
    },
  };
}

async function paidCommission(database: Database, playerId: number) {
  const [row] = await database
    .select({ total: sumOfMoney(prize.amount) })
    .from(prize)
    .where(and(eq(prize.playerId, playerId), eq(prize.activityType, activityType.team)));
  return moneyFromScore(row?.total);
}
