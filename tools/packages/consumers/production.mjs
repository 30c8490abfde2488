import assert from 'node:assert/strict';
import { formatMoney, moneyFromPeso } from '@kislap/domain/money';

// With `--conditions=production`: the lean build alone, which looks at values and not at shapes.
assert.match(import.meta.resolve('@kislap/domain/money'), /domain\/money\.js$/);
assert.equal(formatMoney(moneyFromPeso('100')), '100.00');
assert.throws(() => formatMoney(Number.NaN), {
  name: 'RangeError',
  message: /^Not an exact amount of money: NaN\. /,
});
