import type { PrizeRecord } from '@kislap/api';
import { manilaDay } from '@kislap/domain';
import type { EpochSeconds } from '@kislap/domain';

/** A line of the record: a prize, or the heading over those of a time. */
export type PrizeLine =
  | { readonly type: 'heading'; readonly of: 'today' | 'earlier' }
  | { readonly type: 'prize'; readonly prize: PrizeRecord };

/** The record as lines: the prizes of the Manila day under one heading, the earlier ones under another. */
export function linesOfPrizes(prizes: readonly PrizeRecord[], now: EpochSeconds): readonly PrizeLine[] {
  const today = manilaDay(now);
  const isToday = ({ at }: PrizeRecord) => manilaDay(at) === today;
  return [
    ...part('today', prizes.filter(isToday)),
    ...part(
      'earlier',
      prizes.filter((prize) => !isToday(prize)),
    ),
  ];
}

function part(of: 'today' | 'earlier', prizes: readonly PrizeRecord[]): readonly PrizeLine[] {
  if (prizes.length === 0) return [];
  return [{ type: 'heading', of }, ...prizes.map((prize) => ({ type: 'prize', prize }) as const)];
}
