import { type Money, moneyFromUnits, subtractMoney, zeroMoney } from './Money';

/** How many of its units `Money` has in a centavo. */
export const unitsPerCentavo = 100;

/** 0.01 PHP, the smallest amount a player ever sees. */
const centavo: Money = /* @__PURE__ */ moneyFromUnits(unitsPerCentavo);

/**
 * The amount without its part under one centavo, toward zero: 1.9999 is 1.99, -1.2345 is -1.23.
 *
 * @see docs/rules.md#money
 * @throws RangeError when what it answers with is no amount
 * @example
 * pesoText(truncateToCentavos(moneyFromPeso('1.9999'))); // => '1.99'
 */
export function truncateToCentavos(money: Money): Money {
  return moneyFromUnits(moneyFromUnits(money) - (money % unitsPerCentavo));
}

const unitsPerPeso = 10_000;

/**
 * The amount without its part under one peso, toward zero: 1,234.56 is 1,234.
 *
 * @see docs/rules.md#money
 */
export function truncateToPesos(money: Money): Money {
  return moneyFromUnits(moneyFromUnits(money) - (money % unitsPerPeso));
}

/**
 * The amount in whole centavos, half a centavo up: 123.456 is 123.46, 0.004 is 0.00.
 *
 * @see docs/rules.md#money
 * @throws RangeError when what it answers with is no amount
 * @example
 * pesoText(roundToCentavos(moneyFromPeso('123.456'))); // => '123.46'
 */
export function roundToCentavos(money: Money): Money {
  return moneyFromUnits(Math.round(moneyFromUnits(money) / unitsPerCentavo) * unitsPerCentavo);
}

/**
 * The amount in whole centavos, any part of a centavo up: 0.0001 is 0.01.
 *
 * @see docs/rules.md#money
 * @throws RangeError when what it answers with is no amount
 * @example
 * pesoText(roundUpToCentavos(moneyFromPeso('0.0001'))); // => '0.01'
 */
export function roundUpToCentavos(money: Money): Money {
  return moneyFromUnits(Math.ceil(moneyFromUnits(money) / unitsPerCentavo) * unitsPerCentavo);
}

/**
 * What is missing of `need`, in whole centavos that are always enough; `undefined` when nothing is.
 *
 * @see docs/rules.md#money
 */
export function missingMoney(need: Money | undefined, have: Money): Money | undefined {
  if (need === undefined) return undefined;
  const missing = subtractMoney(need, have);
  return missing > zeroMoney ? roundUpToCentavos(missing) : undefined;
}

/**
 * The smallest amount that may move: a minimum, but never less than one centavo, since nobody moves nothing.
 *
 * @see docs/rules.md#money
 */
export function lowestAmount(minimum: Money | undefined): Money {
  return moneyFromUnits(Math.max(minimum ?? centavo, centavo));
}
