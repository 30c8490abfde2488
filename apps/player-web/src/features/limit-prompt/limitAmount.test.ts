import { pesoFromMoney } from '@kislap/domain';
import { expect, it } from 'vitest';
import { limitAmount, limitProblem } from './limitAmount';

const text = (id: string) => id;

it.each([
  ['0', 0, undefined],
  ['9999999', 9_999_999, undefined],
  ['10000000', undefined, 'rg.tooHigh'],
  ['', undefined, undefined],
])('%j typed as a limit is %j pesos, and %j is said', (typed, pesos, said) => {
  const amount = limitAmount(typed);
  expect([amount && pesoFromMoney(amount), limitProblem(typed, text)]).toEqual([pesos || amount, said]);
});
