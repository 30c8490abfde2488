import { expect, it } from 'vitest';

import { amountMessage } from './amountMessage';
import { birthdayMessage } from './birthdayMessage';
import { checkInMessage } from './checkInMessage';
import { depositMessage } from './depositMessage';
import { phoneMessage } from './phoneMessage';
import { withdrawalMessage } from './withdrawalMessage';

it.each([
  [amountMessage, 'tooHigh'],
  [birthdayMessage, 'unborn'],
  [checkInMessage, { type: 'weather' }],
  [depositMessage, { type: 'accountNameUnasked' }],
  [phoneMessage, 'landline'],
  [withdrawalMessage, { type: 'phoneMissing' }],
])('%o has no words for what is no reason, and says so', (messageOf, reason) => {
  expect(() => Reflect.apply(messageOf, undefined, [reason])).toThrow(
    /^Not a known case: .+; give a known case$/,
  );
});
