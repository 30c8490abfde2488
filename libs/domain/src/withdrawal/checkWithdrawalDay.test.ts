import { expect, it } from 'vitest';
import { fail } from '../kernel/fail';
import { ok } from '../kernel/ok';
import { pesos } from '../testing/pesos';
import { checkWithdrawalDay } from './checkWithdrawalDay';

const open = { amountLeft: pesos(500), timesLeft: 1 };

it.each([
  [{ amountLeft: undefined, timesLeft: undefined }, ok(pesos(500))],
  [open, ok(pesos(500))],
  [{ ...open, amountLeft: pesos(499.99) }, fail({ type: 'aboveDayLimit', amountLeft: pesos(499.99) })],
  [{ ...open, timesLeft: 0 }, fail({ type: 'dayTimesUsedUp' })],
  [{ amountLeft: pesos(0), timesLeft: 0 }, fail({ type: 'dayTimesUsedUp' })],
])('500 pesos on a day with %j', (day, outcome) => {
  expect(checkWithdrawalDay(pesos(500), day)).toEqual(outcome);
});
