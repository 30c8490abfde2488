import type { teamRewardDetailCall } from '@kislap/api/contract';
import { pesoFromMoney, scoreFromMoney } from '@kislap/domain';
import type * as v from 'valibot';
import { referralRules } from '../../catalogue/referralRules';
import type { PlayerCallContext } from '../../http/CallContext';
import { manilaToday } from '../../kernel/manilaToday';
import { commissionsOf } from '../../referrals/commissionsOf';
import { pageSize } from '../records/pageSize';

/** The rows behind the player's commission, newest first. Today is not among them: it is not over. */
export async function listCommissions(
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
