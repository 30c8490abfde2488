import { type Money, subtractMoney, zeroMoney } from '../money';
import { type EpochSeconds, epochSecondsFrom, manilaDay } from '../time/internal';

const spans = ['day', 'week', 'month'] as const;

/**
 * A limit in money over a Manila day, week or month, and what of it is used.
 *
 * @example
 * const resetsAt = epochSecondsFrom(1_767_196_800);
 * const week: SpentLimit = { most: moneyFromPeso(10_000), used: moneyFromPeso(4_000), resetsAt };
 * tightestLimit({ day: undefined, week, month: undefined }, epochSecondsFrom(0))?.left; // => moneyFromPeso(6_000)
 */
export interface SpentLimit {
  readonly most: Money;
  readonly used: Money;
  /** When it begins anew. */
  readonly resetsAt: EpochSeconds;
}

/**
 * The limit that binds first.
 *
 * @example
 * const bound: TightestLimit = {
 *   span: 'week', most: moneyFromPeso(10_000), left: moneyFromPeso(6_000), resetsAt: epochSecondsFrom(1_767_196_800),
 * };
 * isWithinLimit(moneyFromPeso(6_000), bound); // => true
 */
export interface TightestLimit {
  readonly span: (typeof spans)[number];
  readonly most: Money;
  /** What may still be added; zero when it is used up. */
  readonly left: Money;
  readonly resetsAt: EpochSeconds;
}

/**
 * The limit with the least left, among equals the one ending last; `undefined` without limits.
 *
 * Limit rule: all limits hold together. One whose time has ended is ignored, since what is used anew is not known.
 *
 * @see docs/rules.md#own-limits
 * @throws RangeError when an amount is no money or an instant is none
 * @example
 * const now = epochSecondsFrom(1_767_100_000);
 * const resetsAt = epochSecondsFrom(1_767_196_800);
 * const day = { most: moneyFromPeso(1_000), used: moneyFromPeso(900), resetsAt };
 * const month = { most: moneyFromPeso(20_000), used: moneyFromPeso(900), resetsAt };
 * tightestLimit({ day, week: undefined, month }, now)?.span; // => 'day'
 * tightestLimit({ day: undefined, week: undefined, month: undefined }, now); // => undefined
 */
export function tightestLimit(
  limits: Readonly<Record<(typeof spans)[number], SpentLimit | undefined>>,
  now: EpochSeconds,
): TightestLimit | undefined {
  return spans
    .flatMap((span): readonly TightestLimit[] => {
      const limit = limits[span];
      if (limit === undefined) return [];
      const { most, used } = limit;
      const rest = subtractMoney(most, used);
      const resetsAt = epochSecondsFrom(limit.resetsAt);
      if (resetsAt <= now) return [];
      return [{ span, most, left: rest > zeroMoney ? rest : zeroMoney, resetsAt }];
    })
    .sort((one, other) => one.left - other.left || other.resetsAt - one.resetsAt)[0];
}

/**
 * Whether an amount may be added within a limit; without one it may.
 *
 * @see docs/rules.md#own-limits
 * @example
 * isWithinLimit(moneyFromPeso(500), undefined); // => true
 */
export function isWithinLimit(amount: Money, limit: Pick<TightestLimit, 'left'> | undefined): boolean {
  return limit === undefined || amount <= limit.left;
}

const offeredFrom = 3;

/** What the offer of a daily deposit limit looks at. */
interface DayOfDeposits {
  /** When the player's deposits were made, failed ones left out. */
  readonly madeAt: readonly EpochSeconds[];
  readonly now: EpochSeconds;
  /** Whether there is a daily limit already. */
  readonly hasDayLimit: boolean;
}

/**
 * Offer rule: from the third deposit of a Manila day on, to who has no daily limit.
 *
 * @see docs/rules.md#own-limits
 * @example
 * const now = epochSecondsFrom(1_767_196_800);
 * isDayLimitOffered({ madeAt: [now, now, now], now, hasDayLimit: false }); // => true
 * isDayLimitOffered({ madeAt: [now, now], now, hasDayLimit: false }); // => false
 */
export function isDayLimitOffered({ madeAt, now, hasDayLimit }: DayOfDeposits): boolean {
  const today = manilaDay(now);
  return !hasDayLimit && madeAt.filter((instant) => manilaDay(instant) === today).length >= offeredFrom;
}
