import { moneyFromPeso } from '@kislap/domain';
import IntlMessageFormat from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import en from '../catalogues/en.json';
import type { Message } from '../provider/Message';
import { amountMessage } from './amountMessage';
import { birthdayMessage } from './birthdayMessage';
import { checkInMessage } from './checkInMessage';
import { depositMessage } from './depositMessage';
import { phoneMessage } from './phoneMessage';
import { withdrawalMessage } from './withdrawalMessage';

const inEnglish = ({ id, values }: Message) => new IntlMessageFormat(en[id], 'en').format(values);
const pesos = (amount: number) => moneyFromPeso(amount);

describe('a reason', () => {
  it.each([
    [withdrawalMessage({ type: 'signedOut' }), 'Please log in first!'],
    [
      withdrawalMessage({ type: 'belowMinimum', minimum: pesos(100) }),
      'The withdrawal amount must not be less than the minimum value 100!',
    ],
    [
      withdrawalMessage({ type: 'aboveBalance', balance: pesos(1000) }),
      'The withdrawal amount cannot be greater than the current balance!',
    ],
    [
      withdrawalMessage({ type: 'aboveMaximum', maximum: pesos(50_000) }),
      'The withdrawal amount cannot be greater than the maximum value 50,000!',
    ],
    [withdrawalMessage({ type: 'depositFirst' }), 'You need to recharge first!'],
    [
      withdrawalMessage({ type: 'turnoverMissing', remaining: pesos(123.45) }),
      'You still need 123.45 running water!',
    ],
    [
      withdrawalMessage({ type: 'aboveDayLimit', amountLeft: pesos(1500) }),
      'You can withdraw up to ₱1,500.00 more today at your VIP level.',
    ],
    [
      withdrawalMessage({ type: 'dayTimesUsedUp' }),
      "You've used all of today's withdrawals for your VIP level. Come back tomorrow.",
    ],
    [depositMessage({ type: 'amountMissing' }), 'Enter an amount'],
    [depositMessage({ type: 'signedOut' }), 'Please log in first!'],
    [depositMessage({ type: 'belowMinimum', minimum: pesos(100) }), 'Recharge cannot be less than 100'],
    [
      withdrawalMessage({ type: 'turnoverMissing', remaining: pesos(6000) }),
      'You still need 6,000.00 running water!',
    ],
    [
      depositMessage({ type: 'belowMinimum', minimum: pesos(1234.5) }),
      'Recharge cannot be less than 1,234.50',
    ],
    [depositMessage({ type: 'aboveMaximum', maximum: pesos(50_000) }), 'Maximum is ₱50,000'],
    [depositMessage({ type: 'accountNameBlank' }), 'Account name is required!'],
    [depositMessage({ type: 'bankMissing' }), 'Choose a bank'],
    [phoneMessage('empty'), 'Please input a mobile!'],
    [phoneMessage('notAMobile'), 'Enter a valid PH mobile number'],
    [birthdayMessage('notADate'), 'Choose your date of birth'],
    [birthdayMessage('underAge'), 'You must be 21 or older'],
    [amountMessage('empty'), 'Enter an amount'],
    [amountMessage('notANumber'), 'Use numbers only, like 500'],
    [amountMessage('tooManyDecimals'), 'Use up to 2 decimals'],
    [amountMessage('tooLarge'), 'That amount is too large'],
    [checkInMessage({ type: 'vip', level: 2 }), 'Reach VIP 2'],
    [checkInMessage({ type: 'totalDeposit', missing: pesos(300) }), 'Deposit ₱300.00 more in total'],
    [checkInMessage({ type: 'dayDeposit', missing: pesos(100) }), 'Deposit ₱100.00 more today'],
    [checkInMessage({ type: 'dayTurnover', missing: pesos(0.01) }), 'Bet ₱0.01 more today'],
    [checkInMessage({ type: 'selectedPlayers' }), 'This reward is for selected players'],
  ])('%j reads "%s"', (message, english) => {
    expect(inEnglish(message)).toBe(english);
  });
});
