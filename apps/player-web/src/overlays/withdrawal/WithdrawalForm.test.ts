import { expect, test } from 'vitest';
import { methodTitle } from './WithdrawalForm';

test.each([
  ['BankTransfer', 'Bank Transfer'],
  ['BANKTRANSFER', 'Bank Transfer'],
  ['GCash', 'GCash'],
  ['GrabPay', 'GrabPay'],
  ['Bank transfer', 'Bank transfer'],
  ['Palawan', 'Palawan'],
])('the method %s is called %s', (name, title) => {
  expect(methodTitle(name)).toBe(title);
});
