import { epochSecondsFrom, moneyFromPeso, zeroMoney } from '@kislap/domain';
import type { CheckInPlan } from '@kislap/domain';
import { expect, test } from 'vitest';
import { textIn } from '../../testing/textIn';
import { weekOf } from '../../features/check-in/checkInWeek';
import { weekTitle } from './weekTitle';

const english = await textIn('en');
const filipino = await textIn('tag');
/** Monday noon in Manila. */
const monday = 1_763_352_000;
const daySeconds = 86_400;

/** Days 2 to 6 can be repaired with 100 pesos. */
const plan: CheckInPlan = {
  rules: {},
  rewards: [1, 2, 3, 5, 8, 12, 20].map((prize, index) => ({
    prizeType: 1,
    prize: moneyFromPeso(prize),
    ...(index > 0 && index < 6 && { repairRules: { dayDeposit: moneyFromPeso(100) } }),
  })),
};

interface Marks {
  readonly signTimes: number;
  readonly isSignedToday?: boolean;
  readonly isRepairEarnedToday?: boolean;
}

function weekOn(weekday: number, marks: Marks, deposited = 0, ofPlan = plan) {
  const status = {
    vipLevel: 0,
    vipOrder: 1,
    totalDeposit: zeroMoney,
    dayDeposit: moneyFromPeso(deposited),
    dayTurnover: zeroMoney,
  };
  const player = { isSignedToday: false, isRepairEarnedToday: false, ...marks };
  return weekOf({ plan: ofPlan, player, status }, epochSecondsFrom(monday + (weekday - 1) * daySeconds));
}

test.each([
  [1, 0, 'Come back daily to get ₱20.00 on day 7.'],
  [2, 1, 'One day in. Come back daily to get ₱20.00 on day 7.'],
  [4, 3, '3 days in. Come back daily to get ₱20.00 on day 7.'],
  [7, 6, "It's day 7. Check in to get ₱20.00."],
  [2, 0, 'Come back daily to reach day 6 this week and get ₱12.00.'],
  [6, 0, 'Come back daily to reach day 2 this week and get ₱2.00.'],
  [7, 0, 'Day 1 is the last one you can reach this week. It gives ₱1.00.'],
])('on weekday %i with %i days signed a player reads "%s"', (weekday, signTimes, words) => {
  expect(weekTitle(weekOn(weekday, { signTimes }, 100), english).detail).toBe(words);
});

test.each([
  [100, 'Check in today', 'Mag-check in ngayon'],
  [99, 'Your week', 'Linggo mo'],
  [0, 'Your week', 'Linggo mo'],
])(
  'with %i pesos deposited of the 100 that a check-in asks for the heading is "%s"',
  (deposited, en, tag) => {
    const rules = { dayDeposit: moneyFromPeso(100) };
    const week = weekOn(1, { signTimes: 0 }, deposited, { ...plan, rules });
    expect(weekTitle(week, english).title).toBe(en);
    expect(weekTitle(week, filipino).title).toBe(tag);
  },
);

test('in Filipino day seven has its own prize too', () => {
  const words = (weekday: number) => weekTitle(weekOn(weekday, { signTimes: 0 }), filipino).detail;
  expect(words(1)).toBe('Balik araw-araw para sa ₱20.00 sa Day 7.');
  expect(words(2)).toBe('Balik araw-araw para umabot sa Day 6 ngayong linggo at makuha ang ₱12.00.');
});

test('a repair that is open, or still can be, comes first', () => {
  const open = weekOn(4, { signTimes: 1, isRepairEarnedToday: true }, 100);
  expect(weekTitle(open, english).detail).toContain('You missed day 2.');
  const chance = weekOn(4, { signTimes: 1 }, 60);
  expect(weekTitle(chance, english).detail).toContain('Deposit ₱40.00 more today');
});

const missed = (...args: Parameters<typeof weekOn>) =>
  weekOn(...args)
    .blades.filter(({ state }) => state === 'missed')
    .map(({ day }) => day);

test('no day is called out of reach that repairs, one a day, still reach', () => {
  // Friday: day 3 is repaired and day 4 taken, then 5 and 6, then 7.
  expect(missed(5, { signTimes: 2, isRepairEarnedToday: true }, 100)).toEqual([]);
  // Today's repair is used up: 3; then 4 repaired and 5, then 6 repaired and 7.
  expect(missed(5, { signTimes: 2 }, 100)).toEqual([]);
  // Saturday, today is taken: day 4 can be repaired tomorrow before 5.
  expect(missed(6, { signTimes: 3, isSignedToday: true }, 100)).toEqual([6, 7]);
});

test('no day is held out that cannot be had: a day without repair rules, or more than one repair a day', () => {
  expect(missed(7, { signTimes: 0 }, 100)).toEqual([2, 3, 4, 5, 6, 7]);
  expect(missed(7, { signTimes: 3, isRepairEarnedToday: true }, 100)).toEqual([6, 7]);
});
