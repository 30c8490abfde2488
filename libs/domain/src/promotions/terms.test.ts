import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMoney, subtractMoney } from '../money';
import { anyMoney } from '../testing/anyMoney';
import { pesos } from '../testing/pesos';
import { epochSecondsFrom, formatManila } from '../time';
import { quoteBonus } from './terms';

const now = epochSecondsFrom(Date.parse('2026-11-22T10:00:00+08:00') / 1000);
const terms = { times: 5, days: 14, maxStake: pesos(500) };

test('1,000 pesos with as much given are to be bet once and five times, and cost 240 on the average', () => {
  const quote = quoteBonus({ deposit: pesos(1_000), bonus: pesos(1_000), terms, now });
  expect(quote).toMatchObject({ ...terms, turnover: pesos(6_000), cost: pesos(240) });
  expect(formatManila(quote.until)).toBe('2026-12-06 10:00:00');
});

test.each([
  [100, 3, 115, 4.6],
  [0, 0, 0, 0],
  [99.99, 119.98, 699.89, 27.99],
])('%d pesos with %d given are to be bet for %d, at a cost of %d', (deposit, bonus, turnover, cost) => {
  const quote = quoteBonus({ deposit: pesos(deposit), bonus: pesos(bonus), terms, now });
  expect(quote).toMatchObject({ turnover: pesos(turnover), cost: pesos(cost) });
});

test('where a deposit need not be bet, the bonus alone is', () => {
  const given = { deposit: pesos(1_000), bonus: pesos(1_000), terms, now };
  expect(quoteBonus({ ...given, ownTimes: 0 }).turnover).toEqual(pesos(5_000));
});

const amountTaken = { deposit: pesos(1_000), bonus: pesos(1_000), now };

test.each([
  { times: 2.5 },
  { times: -5 },
  { times: Number.NaN },
  { days: -1 },
  { days: 0.5 },
  { days: Number.NaN },
])('terms with %o are none', (wrong) => {
  expect(() => quoteBonus({ ...amountTaken, terms: { ...terms, ...wrong } })).toThrow(RangeError);
});

test('a highest bet that is no amount is no term', () => {
  const wrong: unknown = { ...amountTaken, terms: { ...terms, maxStake: Number.NaN } };
  expect(() => Reflect.apply(quoteBonus, undefined, [wrong])).toThrow(RangeError);
});

test.each([-1, 0.5, Number.NaN])('a deposit is not to be bet %d times', (ownTimes) => {
  expect(() => quoteBonus({ ...amountTaken, terms, ownTimes })).toThrow(RangeError);
});

test('a bonus that need not be bet costs what the deposit alone does', () => {
  const given = { deposit: pesos(1_000), terms: { ...terms, times: 0 }, now };
  expect(quoteBonus({ ...given, bonus: pesos(700) }).cost).toBe(
    quoteBonus({ ...given, bonus: pesos(0) }).cost,
  );
});

test('the bonus adds its times to what is to be bet, whatever the deposit', () => {
  const amounts = anyMoney({ min: 0, max: 1_000_000_000 });
  fc.assert(
    fc.property(amounts, amounts, fc.integer({ min: 0, max: 10 }), (deposit, bonus, times) => {
      const of = (count: number) =>
        quoteBonus({ deposit, bonus, terms: { ...terms, times: count }, now }).turnover;
      expect(subtractMoney(of(times + 1), of(times))).toBe(bonus);
      expect(of(0)).toBe(addMoney(deposit, pesos(0)));
    }),
  );
});
