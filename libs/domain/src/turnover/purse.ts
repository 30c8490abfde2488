import { addMoney, type Money, subtractMoney, zeroMoney } from '../money';
import { moneyFromUnits } from '../money/internal';

/**
 * A player's money, or a stake, by whose it is: the player's own, or given and still to be bet.
 *
 * @example
 * const purse: Purse = { own: moneyFromPeso(200), bonus: moneyFromPeso(1_000) };
 * pesoText(purseTotal(purse)); // => '1200'
 */
export interface Purse {
  readonly own: Money;
  readonly bonus: Money;
}

/**
 * What a player can play with: own and given money together.
 *
 * @see docs/rules.md#turnover
 * @throws RangeError when the sum leaves the exact range, or one of them is no amount
 * @example
 * pesoText(purseTotal({ own: moneyFromPeso(600), bonus: moneyFromPeso(1_000) })); // => '1600'
 */
export function purseTotal({ own, bonus }: Purse): Money {
  return addMoney(own, bonus);
}

/**
 * Whose money a stake is. Bonus rule: own money first, and the bonus pays what it does not cover.
 *
 * @see docs/rules.md#turnover
 * @throws RangeError when one of them is no amount
 * @example
 * const { own, bonus } = splitStake(moneyFromPeso(500), { own: moneyFromPeso(200), bonus: moneyFromPeso(1_000) });
 * [own, bonus].map(pesoText); // => ['200', '300']
 */
export function splitStake(stake: Money, purse: Purse): Purse {
  const own = moneyFromUnits(Math.min(stake, Math.max(purse.own, zeroMoney)));
  return { own, bonus: subtractMoney(stake, own) };
}

/**
 * Whose money a win or a refund is. Bonus rule: it returns in the proportion of its stake, the bonus share rounded down.
 *
 * @see docs/rules.md#turnover
 * @throws RangeError when one of them is no amount
 * @example
 * const staked = { own: moneyFromPeso(200), bonus: moneyFromPeso(300) };
 * const { own, bonus } = splitReturn(moneyFromPeso(1_000), staked);
 * [own, bonus].map(pesoText); // => ['400', '600']
 */
export function splitReturn(amount: Money, staked: Purse): Purse {
  const stake = purseTotal(staked);
  if (stake <= zeroMoney) return { own: moneyFromUnits(amount), bonus: zeroMoney };
  // The product of two safe integers needs more digits than a float has.
  const bonus = moneyFromUnits(
    Number((BigInt(moneyFromUnits(amount)) * BigInt(staked.bonus)) / BigInt(stake)),
  );
  return { own: subtractMoney(amount, bonus), bonus };
}
