import { moneyFromPeso, zeroMoney } from '@kislap/domain';
import { expect, it } from 'vitest';
import { readWelcomeGift } from './RegisterSuccessPage';

it('reads the gift that the registration told of', () => {
  expect(readWelcomeGift({ welcomeGift: moneyFromPeso(50) })).toBe(moneyFromPeso(50));
});

it.each([
  undefined,
  null,
  'gift',
  {},
  ...[0, -1, 0.5, Number.NaN, '50', null].map((welcomeGift) => ({ welcomeGift })),
])('reads %j as no gift', (state) => expect(readWelcomeGift(state)).toBe(zeroMoney));
