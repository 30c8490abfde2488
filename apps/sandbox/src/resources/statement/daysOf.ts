import { between, type SQL } from 'drizzle-orm';
import { betDay } from '../../database/tables/betDay';
import { manilaDayNumber } from '../../referrals/manilaDayNumber';
import type { Period } from './periodOf';

/** The condition that a day of bets lies in a period, which is made of whole Manila days. */
export function daysOf({ startsAtMs, endsAtMs }: Period): SQL {
  return between(betDay.day, manilaDayNumber(startsAtMs), manilaDayNumber(endsAtMs - 1));
}
