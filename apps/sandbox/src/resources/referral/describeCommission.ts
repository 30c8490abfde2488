import {
  addMoney,
  claimableCommission,
  epochSecondsFrom,
  nextCommissionAt,
  pesoFromMoney,
  zeroMoney,
} from '@kislap/domain';
import type { PlayerCallContext } from '../../http/CallContext';
import { manilaToday } from '../../kernel/manilaToday';
import type { Commission } from '../../referrals/Commission';
import { commissionsOf } from '../../referrals/commissionsOf';

/** The player's commission in sums, and when more of it opens. */
export async function describeCommission({ operator, session, nowMs }: PlayerCallContext) {
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
