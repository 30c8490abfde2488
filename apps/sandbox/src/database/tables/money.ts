import { type Money, moneyFromScore, scoreFromMoney } from '@kislap/domain';
import { customType } from 'drizzle-orm/pg-core';

/**
 * An int8 column of ten-thousandths of a peso.
 *
 * @throws RangeError on reading an amount that JavaScript cannot hold exactly: better no answer than a wrong one
 */
export const money = customType<{ data: Money; driverData: string | number | bigint }>({
  dataType: () => 'bigint',
  toDriver: (amount) => String(scoreFromMoney(amount)),
  fromDriver: (stored) => {
    const units = BigInt(stored);
    const amount = moneyFromScore(Number(units));
    if (BigInt(scoreFromMoney(amount)) !== units) throw new RangeError(`Not an exact amount: ${units}`);
    return amount;
  },
});
