import { modeOrder } from '@kislap/domain';
import { expect, it } from 'vitest';
import { modeName } from './modeName';

it('the modes of the fixed order have their names', () => {
  expect(modeOrder.map(modeName)).toEqual([
    'Gcashwap',
    'Gcash',
    'Maya',
    'Gcash Bank Transfer',
    'Grabpay',
    'Bank Transfer',
    'UnionBank',
    'GOtyme',
    'OnlineBank',
    'GcashQR',
  ]);
});

it('a mode that is not known shows its code', () => {
  expect(modeName('newpay')).toBe('newpay');
});
