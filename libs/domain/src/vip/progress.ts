import { type Money, zeroMoney } from '../money';
import { missingMoney } from '../money/internal';

/**
 * How far a player has come on the VIP ladder.
 *
 * @example
 * const status: VipStatus = { level: 1, totalDeposit: moneyFromPeso(1_500), totalTurnover: zeroMoney };
 * progressToNextLevel([], status); // => undefined
 */
export interface VipStatus {
  readonly level: number;
  /** Deposited ever. */
  readonly totalDeposit: Money;
  /** Turned over ever. */
  readonly totalTurnover: Money;
}

/**
 * What a VIP level asks for.
 *
 * @example
 * const needed: VipRequirement = { level: 1, neededDeposit: moneyFromPeso(100), neededTurnover: zeroMoney };
 * const done = { totalDeposit: moneyFromPeso(40), totalTurnover: zeroMoney };
 * missingForLevel(needed, done).deposit; // => moneyFromPeso(60)
 */
export interface VipRequirement {
  readonly level: number;
  readonly neededDeposit: Money;
  readonly neededTurnover: Money;
}

/**
 * What is still missing for a VIP level; zero where nothing is.
 *
 * @example
 * const nothing: VipShortfall = { deposit: zeroMoney, turnover: zeroMoney };
 * const needed = { level: 1, neededDeposit: zeroMoney, neededTurnover: zeroMoney };
 * missingForLevel(needed, { totalDeposit: zeroMoney, totalTurnover: zeroMoney }); // => nothing
 */
export interface VipShortfall {
  readonly deposit: Money;
  readonly turnover: Money;
}

/**
 * What a player still needs for a VIP level, in whole centavos.
 *
 * Level rule: deposits and turnover both count and never replace each other. What is missing is rounded up, so the
 * shown amount is always enough.
 *
 * @see docs/rules.md#vip
 * @example
 * const needed = { level: 2, neededDeposit: moneyFromPeso(1_000), neededTurnover: moneyFromPeso(5_000) };
 * const done = { totalDeposit: moneyFromPeso(1_500), totalTurnover: moneyFromPeso(4_000) };
 * missingForLevel(needed, done); // => { deposit: zeroMoney, turnover: moneyFromPeso(1_000) }
 */
export function missingForLevel(
  { neededDeposit, neededTurnover }: VipRequirement,
  { totalDeposit, totalTurnover }: Omit<VipStatus, 'level'>,
): VipShortfall {
  return {
    deposit: missingMoney(neededDeposit, totalDeposit) ?? zeroMoney,
    turnover: missingMoney(neededTurnover, totalTurnover) ?? zeroMoney,
  };
}

/** One of the two bars of a VIP level. */
interface Bar {
  readonly done: Money;
  readonly needed: Money;
}

/**
 * How far a player is on the way to the next VIP level.
 *
 * @example
 * const progress: VipProgress = {
 *   nextLevel: 2,
 *   deposit: { done: moneyFromPeso(1_500), needed: moneyFromPeso(1_000) },
 *   turnover: { done: moneyFromPeso(4_000), needed: moneyFromPeso(5_000) },
 *   missing: { deposit: zeroMoney, turnover: moneyFromPeso(1_000) },
 *   barsToFill: 1,
 * };
 * subtractMoney(progress.turnover.needed, progress.turnover.done); // => progress.missing.turnover
 */
export interface VipProgress {
  readonly nextLevel: number;
  readonly deposit: Bar;
  readonly turnover: Bar;
  readonly missing: VipShortfall;
  /** How many of the two bars are not full. */
  readonly barsToFill: 0 | 1 | 2;
}

/**
 * The way to the next VIP level: the lowest one above the player's own, in whatever order the levels come.
 *
 * Level rule: the level is reached when both bars are full.
 *
 * @see docs/rules.md#vip
 * @returns nothing on the highest level
 * @example
 * const needed = { level: 2, neededDeposit: moneyFromPeso(1_000), neededTurnover: moneyFromPeso(5_000) };
 * const status = { level: 1, totalDeposit: moneyFromPeso(1_500), totalTurnover: moneyFromPeso(4_000) };
 * progressToNextLevel([needed], status)?.barsToFill; // => 1
 * progressToNextLevel([needed], { ...status, level: 2 }); // => undefined
 */
export function progressToNextLevel(
  levels: readonly VipRequirement[],
  status: VipStatus,
): VipProgress | undefined {
  const [next] = levels.filter(({ level }) => level > status.level).sort((one, two) => one.level - two.level);
  if (next === undefined) return undefined;
  const missing = missingForLevel(next, status);
  return {
    nextLevel: next.level,
    deposit: { done: status.totalDeposit, needed: next.neededDeposit },
    turnover: { done: status.totalTurnover, needed: next.neededTurnover },
    missing,
    barsToFill: barsToFill(missing),
  };
}

function barsToFill({ deposit, turnover }: VipShortfall): 0 | 1 | 2 {
  if (deposit > zeroMoney && turnover > zeroMoney) return 2;
  return deposit > zeroMoney || turnover > zeroMoney ? 1 : 0;
}
