import { wholeCount } from '../kernel/internal';
import { type Money, type Percent, subtractMoney, zeroMoney } from '../money';
import { moneyFromUnits, wholePercent } from '../money/internal';
import type { PrizeKind } from '../prizes';
import type { DrawRound } from './round';

/**
 * How far a round is: whole percent, and exactly what is missing.
 *
 * @example
 * const share: GoalShare = { percent: 90, missing: moneyFromPeso(100) };
 * goalShare({ collected: moneyFromPeso(900), goal: moneyFromPeso(1_000) }); // => share
 */
export interface GoalShare {
  readonly percent: number;
  readonly missing: Money;
}

/**
 * The share of the goal that is collected, truncated: 100 percent always means that nothing is missing.
 *
 * @see docs/rules.md#luck-draw
 * @example
 * goalShare({ collected: moneyFromPeso('999.99'), goal: moneyFromPeso(1_000) }).percent; // => 99
 */
export function goalShare({ collected, goal }: Pick<DrawRound, 'collected' | 'goal'>): GoalShare {
  if (collected >= goal) return { percent: 100, missing: zeroMoney };
  const missing = subtractMoney(goal, collected);
  return { percent: wholePercent(collected, goal), missing };
}

/**
 * One segment of the wheel.
 *
 * @example
 * const prize: WheelPrize = { kind: 'cash', amount: moneyFromPeso(5), odds: 29.5 };
 * prize.kind; // => 'cash'
 */
export interface WheelPrize {
  readonly kind: PrizeKind;
  /** Missing for a thank-you and for a gift that has not been opened. */
  readonly amount?: Money | undefined;
  /** How likely it is, as published; missing when the operator does not say. */
  readonly odds?: Percent | undefined;
}

/** How many sums are worked out at most: a tenth of a second on a phone. */
const mostSums = 1_000_000;

/** What one spin may add to the goal, and how likely. */
type SpinChances = ReadonlyMap<number, number>;

/**
 * How likely the goal is reached with some spins and the mysteries that wait to be opened, in percent, by the published
 * odds: prizes add up and stop at the goal.
 *
 * @see docs/rules.md#luck-draw
 * @param draw with what a mystery may hold, each equally likely; none when the operator does not say
 * @returns undefined when it cannot be told: odds are not published or do not sum to 100, a mystery's content is not
 *   known, or there are too many sums
 * @throws RangeError when an amount is none, or `spins` is no count
 * @example
 * const wheel = [
 *   { kind: 'fixed', amount: moneyFromPeso(60), odds: 50 },
 *   { kind: 'thanks', odds: 50 },
 * ] as const;
 * const round = { wheel, mysteries: [], collected: zeroMoney, goal: moneyFromPeso(100) };
 * goalChance({ ...round, spins: 1 }); // => 0
 * goalChance({ ...round, spins: 2 }); // => 25
 */
export function goalChance(draw: {
  readonly wheel: readonly WheelPrize[];
  readonly mysteries: readonly Money[];
  readonly collected: Money;
  readonly goal: Money;
  readonly spins: number;
  /** Mysteries of this round that wait to be opened. */
  readonly waiting?: number;
}): Percent | undefined {
  const [goal, collected] = [moneyFromUnits(draw.goal), moneyFromUnits(draw.collected)];
  const spin = chancesOf(draw.wheel, draw.mysteries);
  if (spin === undefined) return undefined;
  const waiting = wholeCount(draw.waiting ?? 0);
  if (waiting > 0 && draw.mysteries.length === 0) return undefined;
  const mystery = mysteryChances(draw.mysteries);
  const turns = [
    ...Array<SpinChances>(waiting).fill(mystery),
    ...Array<SpinChances>(wholeCount(draw.spins)).fill(spin),
  ];
  let totals: SpinChances = new Map([[Math.min(collected, goal), 1]]);
  let sums = 0;
  for (const turn of turns) {
    sums += totals.size * turn.size;
    if (sums > mostSums) return undefined;
    totals = afterSpin(totals, turn, goal);
  }
  return (totals.get(goal) ?? 0) * 100;
}

function chancesOf(wheel: readonly WheelPrize[], mysteries: readonly Money[]): SpinChances | undefined {
  const chances = new Map<number, number>();
  let all = 0;
  for (const { kind, amount, odds } of wheel) {
    const isOpen = kind === 'mystery' && amount === undefined;
    if (odds === undefined || !(odds >= 0) || (isOpen && mysteries.length === 0)) return undefined;
    const amounts = isOpen ? mysteries : [amount ?? 0];
    for (const one of amounts) addTo(chances, moneyFromUnits(one), odds / 100 / amounts.length);
    all += odds;
  }
  return Math.abs(all - 100) < 1e-6 ? chances : undefined;
}

/** What a mystery may add, each of its contents equally likely. */
function mysteryChances(mysteries: readonly Money[]): SpinChances {
  const chances = new Map<number, number>();
  for (const one of mysteries) addTo(chances, moneyFromUnits(one), 1 / mysteries.length);
  return chances;
}

function afterSpin(totals: SpinChances, spin: SpinChances, goal: Money): SpinChances {
  const next = new Map<number, number>();
  for (const [total, chance] of totals) {
    for (const [amount, share] of spin) addTo(next, Math.min(total + amount, goal), chance * share);
  }
  return next;
}

function addTo(chances: Map<number, number>, amount: number, chance: number): void {
  chances.set(amount, (chances.get(amount) ?? 0) + chance);
}
