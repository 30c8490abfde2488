import { epochSecondsFrom, manilaDaysBack, pesoFromMoney, subtractMoney } from '@kislap/domain';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { betDay } from '../../database/tables/betDay';
import { manilaDayMs, manilaDayStart } from '../../kernel/manilaDayStart';
import { manilaDayNumber } from '../../referrals/manilaDayNumber';
import { daysOf } from './daysOf';

const shownDays = 30;

/** Won less staked of each of the 30 Manila days up to `to`, oldest first; a day without a bet came to nothing. */
export async function netOfDays(database: Database, playerId: number, to: string) {
  const endsAtMs = manilaDayStart(to) + manilaDayMs;
  const period = { startsAtMs: endsAtMs - shownDays * manilaDayMs, endsAtMs };
  const rows = await database
    .select()
    .from(betDay)
    .where(and(eq(betDay.playerId, playerId), daysOf(period)));
  const last = manilaDayNumber(manilaDayStart(to));
  const nets = new Map(
    rows.map(({ day, win, stake }) => [last - day, pesoFromMoney(subtractMoney(win, stake))]),
  );
  return manilaDaysBack(epochSecondsFrom(manilaDayStart(to) / 1000), shownDays)
    .map((d, back) => ({ d, net: nets.get(back) ?? 0 }))
    .toReversed();
}
