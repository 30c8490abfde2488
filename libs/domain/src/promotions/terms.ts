import { wholeCount } from '../kernel/internal';
import { addMoney, type Money, type Percent, percentOfMoney } from '../money';
import { moneyFromUnits } from '../money/internal';
import { epochSecondsFrom, type EpochSeconds } from '../time/internal';
import { repeated } from './bonusExample';

/**
 * What a bonus asks for: how often it is to be bet, within how many days, and the highest bet meanwhile.
 *
 * @example
 * const terms: BonusTerms = { times: 5, days: 14, maxStake: moneyFromPeso(500) };
 * pesoText(terms.maxStake); // => '500'
 */
export interface BonusTerms {
  readonly times: number;
  readonly days: number;
  readonly maxStake: Money;
}

/**
 * How often a deposit is to be bet before it can be withdrawn, unless the operator asks for none.
 *
 * @example
 * depositTimes; // => 1
 */
export const depositTimes = 1;

/** What the games give back on the average, in percent; what they keep is what turnover costs. */
const averageReturn = 96;

/**
 * What a deposit with a bonus comes to, for a player to read before taking it.
 *
 * @example
 * const [deposit, bonus] = [moneyFromPeso(1_000), moneyFromPeso(1_000)];
 * const terms = { times: 5, days: 14, maxStake: moneyFromPeso(500) };
 * const quote: BonusQuote = quoteBonus({ deposit, bonus, terms, now: epochSecondsFrom(1_764_122_400) });
 * pesoText(quote.turnover); // => '6000'
 */
export interface BonusQuote extends BonusTerms {
  readonly deposit: Money;
  readonly bonus: Money;
  /** What has to be bet: the deposit, usually once, and the bonus `times` over. */
  readonly turnover: Money;
  /** What betting so much costs on the average, where games give back `returnPercent`. */
  readonly cost: Money;
  readonly returnPercent: Percent;
  /** When the bonus ends. */
  readonly until: EpochSeconds;
}

const daySeconds = 86_400;

/**
 * Works out what a deposit with a bonus asks for and costs. The operator asks for the same.
 *
 * @see docs/rules.md#promotions
 * @throws RangeError when what it answers with is no amount, `times`, `days` or `ownTimes` no count, or the end no instant
 * @example
 * const [deposit, bonus] = [moneyFromPeso(1_000), moneyFromPeso(1_000)];
 * const terms = { times: 5, days: 14, maxStake: moneyFromPeso(500) };
 * const quote = quoteBonus({ deposit, bonus, terms, now: epochSecondsFrom(1_764_122_400) });
 * [quote.turnover, quote.cost].map(pesoText); // => ['6000', '240']
 * formatManila(quote.until); // => '2025-12-10 10:00:00'
 */
export function quoteBonus(given: {
  readonly deposit: Money;
  readonly bonus: Money;
  readonly terms: BonusTerms;
  readonly now: EpochSeconds;
  /** How often the deposit itself is to be bet; `depositTimes` when left out. */
  readonly ownTimes?: number;
}): BonusQuote {
  const { deposit, bonus, terms, now, ownTimes = depositTimes } = given;
  const turnover = addMoney(
    repeated(deposit, wholeCount(ownTimes)),
    repeated(bonus, wholeCount(terms.times)),
  );
  return {
    ...terms,
    maxStake: moneyFromUnits(terms.maxStake),
    deposit: moneyFromUnits(deposit),
    bonus: moneyFromUnits(bonus),
    turnover,
    cost: percentOfMoney(turnover, 100 - averageReturn),
    returnPercent: averageReturn,
    until: epochSecondsFrom(now + wholeCount(terms.days) * daySeconds),
  };
}
