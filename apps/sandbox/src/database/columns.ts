import { type Money, moneyFromScore, scoreFromMoney } from '@kislap/domain';
import { type SQL, sql } from 'drizzle-orm';
import { bigint, customType, type PgColumn } from 'drizzle-orm/pg-core';

/** So many digits, or one less and a sign, are always held exactly. */
const longestExact = 15;

/**
 * An int8 column of ten-thousandths of a peso.
 *
 * @throws RangeError on reading an amount that JavaScript cannot hold exactly: better no answer than a wrong one
 */
export const money = customType<{ data: Money; driverData: string | number | bigint }>({
  dataType: () => 'bigint',
  toDriver: (amount) => String(scoreFromMoney(amount)),
  fromDriver: (stored) => {
    if (typeof stored === 'string' && stored.length <= longestExact) return moneyFromScore(Number(stored));
    const units = BigInt(stored);
    const amount = moneyFromScore(Number(units));
    if (BigInt(scoreFromMoney(amount)) !== units) throw new RangeError(`Not an exact amount: ${units}`);
    return amount;
  },
});

/** An int8 column of epoch milliseconds. */
export const instant = (name: string) => bigint(name, { mode: 'number' });

/** The sum of an amount over the rows, as text: it may be larger than a float holds exactly. No row is '0'. */
export function sumOfMoney(column: PgColumn, only?: SQL): SQL<string> {
  return only === undefined
    ? sql<string>`coalesce(sum(${column}), 0)::text`
    : sql<string>`coalesce(sum(${column}) FILTER (WHERE ${only}), 0)::text`;
}
