import { describe, expect, it } from 'vitest';
import type { TranslateText } from './provider/useText';
import { checkInMessage } from './reasons/checkInMessage';
import { depositMessage } from './reasons/depositMessage';
import { withdrawalMessage } from './reasons/withdrawalMessage';
import { dayText } from './time/dayText';
import { minutesText } from './time/minutesText';
import { weekdayText } from './time/weekdayText';

const noNumbers = [Number.NaN, Infinity, -Infinity];
const noDays = [
  '',
  '💥',
  '<script>',
  '__proto__',
  '1e999',
  '2026-13-01',
  '2026-01-x',
  '2026-01-32',
  '2026-1-1',
];

const say: TranslateText = (id, values) => `${id} ${Object.values(values ?? {}).join()}`;

/** As a caller gives it who has only parsed something: no compiler has looked at it. */
const given = (rule: (...args: never[]) => unknown, ...args: readonly unknown[]): unknown =>
  Reflect.apply(rule, undefined, args);

describe('invalid input', () => {
  it.each([...noNumbers, 0.5, 2 ** 53, undefined, null, '5'])('%o is said as no amount', (amount) => {
    const reasons = [
      () => given(withdrawalMessage, { type: 'belowMinimum', minimum: amount }),
      () => given(withdrawalMessage, { type: 'turnoverMissing', remaining: amount }),
      () => given(depositMessage, { type: 'belowMinimum', minimum: amount }),
      () => given(checkInMessage, { type: 'dayDeposit', missing: amount }),
    ];
    for (const reason of reasons) expect(reason).toThrow('Not an exact amount of money');
  });

  it.each(noNumbers)('%d minutes are none', (minutes) => {
    expect(minutesText(say, minutes)).toBe('time.minutes 0');
  });

  it.each(noDays)('"%s" is no day, and stays as it is', (day) => {
    expect(dayText(say, day)).toBe(day);
    expect(() => weekdayText(say, day)).toThrow('Not a day written YYYY-MM-DD');
  });
});
