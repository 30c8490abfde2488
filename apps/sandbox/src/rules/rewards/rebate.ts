import { type Money, percentOfMoney } from '@kislap/domain';
import { and, eq } from 'drizzle-orm';
import { activityType } from '../../catalogue/activityType';
import { vipLevels } from '../../catalogue/vipLevels';
import type { Database } from '../../database/Database';
import type { PlayerRow } from '../../database/tables/player';
import { prize } from '../../database/tables/rewards';
import { manilaDayMs, manilaToday } from '../../kernel/manilaDays';
import { turnoverBetween } from '../rounds/pastRounds';

/** Yesterday's rebate of a player. */
interface RebateQuote {
  /** The Manila day it is for. */
  readonly day: string;
  readonly turnover: Money;
  readonly ratePercent: number;
  /** What it comes to, or what was received for the day. */
  readonly amount: Money;
  readonly isReceived: boolean;
}

/**
 * What yesterday's bets give back. Rebate rule: the turnover of the whole Manila day times the rebate of the player's
 * VIP level, truncated to centavos, once a day.
 */
export async function quoteRebate(
  database: Database,
  player: PlayerRow,
  nowMs: number,
): Promise<RebateQuote> {
  const { startsAtMs } = manilaToday(nowMs);
  const { day } = manilaToday(startsAtMs - manilaDayMs);
  const turnover = await turnoverBetween(database, player.id, {
    fromMs: startsAtMs - manilaDayMs,
    toMs: startsAtMs,
  });
  const rule = vipLevels.find(({ level }) => level === player.vipLevel);
  const ratePercent = Math.round((rule?.rebatePercent ?? 0) * 100) / 100;
  const [received] = await database
    .select({ amount: prize.amount })
    .from(prize)
    .where(
      and(
        eq(prize.playerId, player.id),
        eq(prize.activityType, activityType.rebate),
        eq(prize.claimKey, day),
      ),
    );
  const amount = received?.amount ?? percentOfMoney(turnover, ratePercent);
  return { day, turnover, ratePercent, amount, isReceived: received !== undefined };
}
