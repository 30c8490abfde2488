import { addMoney, type Money, roundToCentavos, subtractMoney, zeroMoney } from '../money';
import { lowestAmount, moneyFromUnits, wholePercent } from '../money/internal';

/**
 * How much has to be bet before money can be withdrawn, and how much has been.
 *
 * @example
 * const status: TurnoverStatus = { neededTurnover: moneyFromPeso(100), doneTurnover: moneyFromPeso(40) };
 * pesoText(remainingTurnover(status)); // => '60'
 */
export interface TurnoverStatus {
  readonly neededTurnover: Money;
  readonly doneTurnover: Money;
}

/**
 * The turnover still missing, in whole centavos; zero when it is met or exceeded.
 *
 * Turnover rule: exact difference, half a centavo up, and at least 0.01 while anything is missing, so that nobody is
 * blocked by "0.00".
 *
 * @see docs/rules.md#turnover
 * @example
 * pesoText(remainingTurnover({ neededTurnover: moneyFromPeso('100'), doneTurnover: moneyFromPeso('40') })); // => '60'
 */
export function remainingTurnover({ neededTurnover, doneTurnover }: TurnoverStatus): Money {
  const missing = subtractMoney(neededTurnover, doneTurnover);
  if (missing <= zeroMoney) return zeroMoney;
  return lowestAmount(roundToCentavos(missing));
}

/**
 * How far the open tasks are.
 *
 * Gauge rule: what the open tasks need in all, less what is still missing by the operator's own sum, which withdrawals
 * are checked against, so the two never differ.
 *
 * @see docs/rules.md#turnover
 * @param all every turnover that was ever asked for and done
 * @param open the tasks that are not done
 * @example
 * const all = { neededTurnover: moneyFromPeso(200_000), doneTurnover: moneyFromPeso(198_000) };
 * const deposit = { neededTurnover: moneyFromPeso(2_000), doneTurnover: zeroMoney };
 * openTurnover(all, [deposit]); // => { neededTurnover: moneyFromPeso(2_000), doneTurnover: zeroMoney }
 */
export function openTurnover(
  all: TurnoverStatus,
  open: readonly Pick<TurnoverStatus, 'neededTurnover'>[],
): TurnoverStatus {
  const missing = subtractMoney(all.neededTurnover, all.doneTurnover);
  if (missing <= zeroMoney) return { neededTurnover: zeroMoney, doneTurnover: zeroMoney };
  const asked = open.reduce((sum, { neededTurnover }) => addMoney(sum, neededTurnover), zeroMoney);
  const neededTurnover = moneyFromUnits(Math.max(asked, missing));
  return { neededTurnover, doneTurnover: subtractMoney(neededTurnover, missing) };
}

/**
 * How much of the turnover is done, in whole percent from 0 to 100. It is truncated, so that 100 always means that
 * nothing is left.
 *
 * @see docs/rules.md#turnover
 * @example
 * turnoverPercent({ neededTurnover: moneyFromPeso(100), doneTurnover: moneyFromPeso('99.99') }); // => 99
 */
export function turnoverPercent(status: TurnoverStatus): number {
  if (remainingTurnover(status) === zeroMoney) return 100;
  return wholePercent(status.doneTurnover, status.neededTurnover);
}
