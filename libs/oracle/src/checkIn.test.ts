import fc from 'fast-check';
import { buttonByDomain, linesByDomain, tipsByDomain, weekByDomain } from './adapter/checkIn';
import { linesOf, tipsOf, weekOf, type SignDay, type SignRules, type Standing, type Week } from './checkIn';
import { peso, type Score } from './money';
import { compareFamily } from './testing/compareFamily';

const weeks: fc.Arbitrary<Week> = fc.record({
  SignTimes: fc.integer({ min: 0, max: 7 }),
  IsSignToday: fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, fc.constant(true)),
  IsRenewToday: fc.boolean(),
  weekday: fc.integer({ min: 1, max: 7 }),
  renewable: fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
});

const likely = [true, true, true, true, true, true, false];
const wednesday: Week = {
  SignTimes: 1,
  IsSignToday: false,
  IsRenewToday: true,
  weekday: 3,
  renewable: likely,
};
const days = (
  ...rows: readonly (readonly [SignDay['state'], boolean, SignDay['offer']])[]
): readonly SignDay[] => rows.map(([state, repair, offer], at) => ({ day: at + 1, state, repair, offer }));
const signed = ['signed', false, 'none'] as const;
const locked = ['locked', false, 'none'] as const;

compareFamily<Week, readonly SignDay[]>({
  name: 'the seven days of check-in',
  inputs: weeks,
  oracle: weekOf,
  domain: weekByDomain,
  mutants: {
    'repair without a renewal': (week) => weekOf({ ...week, IsRenewToday: true }),
    'repair after signing': (week) => weekOf({ ...week, IsSignToday: false }),
    'repair before the weekday only': (week) => weekOf({ ...week, weekday: week.weekday - 1 }),
    'repair of any day': (week) => weekOf({ ...week, weekday: 7 }),
    'repair without renew rules': (week) => weekOf({ ...week, renewable: week.renewable.map(() => true) }),
    'the weekday is the current day': (week) => weekOf({ ...week, SignTimes: week.weekday - 1 }),
    'every repairable day says Repair': (week) =>
      weekOf(week).map((day) => (day.offer === 'next' ? { ...day, offer: 'repair' } : day)),
    'Sunday is 0': (week) => weekOf({ ...week, weekday: week.weekday % 7 }),
  },
  examples: [
    [
      wednesday,
      days(signed, ['current', true, 'repair'], ['locked', true, 'next'], locked, locked, locked, locked),
    ],
    [
      { ...wednesday, IsRenewToday: false },
      days(signed, ['current', false, 'checkIn'], locked, locked, locked, locked, locked),
    ],
    [
      { ...wednesday, SignTimes: 2, IsSignToday: true },
      days(signed, signed, ['current', false, 'tomorrow'], locked, locked, locked, locked),
    ],
    [
      { ...wednesday, SignTimes: 0 },
      days(
        ['current', true, 'repair'],
        ['locked', true, 'next'],
        ['locked', true, 'next'],
        locked,
        locked,
        locked,
        locked,
      ),
    ],
    [
      { ...wednesday, SignTimes: 3, weekday: 7 },
      days(
        signed,
        signed,
        signed,
        ['current', true, 'repair'],
        ['locked', true, 'next'],
        ['locked', true, 'next'],
        locked,
      ),
    ],
  ],
});

function buttonOf(week: Week): string {
  const current = weekOf(week).find(({ state }) => state === 'current');
  if (current === undefined || current.offer === 'tomorrow')
    return `Checked in, next ${current?.day ?? 'none'}`;
  return `${current.offer === 'repair' ? 'Repair' : 'Check in'} ${current.day}`;
}

compareFamily<Week, string>({
  name: 'the button of check-in',
  inputs: weeks,
  oracle: buttonOf,
  domain: buttonByDomain,
  mutants: {
    'repairs the day of the weekday': (week) =>
      buttonOf(week).startsWith('Repair') ? `Repair ${week.weekday}` : buttonOf(week),
    'signs again on a signed day': (week) => buttonOf({ ...week, IsSignToday: false }),
  },
});

const few = fc.integer({ min: 0, max: 3 });
const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined, freq: 3 });
const pesos = fc.integer({ min: 0, max: 10 }).map((hundreds) => BigInt(hundreds) * 100n * peso);
const around = (need: Score | undefined, steps: readonly bigint[]) =>
  fc.oneof(
    pesos,
    fc.constantFrom(...steps).map((step) => {
      const have = (need ?? 0n) + step;
      return have < 0n ? 0n : have;
    }),
  );

const players: fc.Arbitrary<readonly [SignRules, Standing]> = fc
  .record({
    user_vip: maybe(few),
    all_depAmt: maybe(pesos),
    day_depAmt: maybe(pesos),
    day_flow: maybe(pesos),
    user_order: maybe(fc.array(fc.integer({ min: -1, max: 3 }), { maxLength: 3 })),
  })
  .chain((rules) =>
    fc.tuple(
      fc.constant(rules),
      fc.record({
        UserVip: few,
        AllDep: around(rules.all_depAmt, [0n, -100n, 100n]),
        DayDep: around(rules.day_depAmt, [0n, -100n, 100n]),
        UserFlow: around(rules.day_flow, [0n, -1n, 1n, -99n, -100n, -101n, -9_990_000n]),
        VipOrder: few,
      }),
    ),
  );

const standing: Standing = {
  UserVip: 1,
  AllDep: 5_000_000n,
  DayDep: 1_000_000n,
  UserFlow: 10_000_000n,
  VipOrder: 1,
};
const noRules: SignRules = {
  user_vip: undefined,
  all_depAmt: undefined,
  day_depAmt: undefined,
  day_flow: undefined,
  user_order: undefined,
};

compareFamily<readonly [SignRules, Standing], readonly string[]>({
  name: 'tips for check-in',
  inputs: players,
  oracle: ([rules, player]) => tipsOf(rules, player),
  domain: ([rules, player]) => tipsByDomain(rules, player),
  mutants: {
    'the level itself is too low': ([rules, player]) =>
      tipsOf(rules, { ...player, UserVip: player.UserVip - 1 }),
    'a met amount is unmet': ([rules, player]) => tipsOf(rules, { ...player, DayDep: player.DayDep - 1n }),
    'flow counted without dividing': ([rules, player]) =>
      tipsOf(rules, { ...player, UserFlow: player.UserFlow * 10_000n }),
    'flow rounded downward': ([rules, player]) =>
      tipsOf(rules, player).map((tip) =>
        tip.replace(/Bet (\d+)01 /, 'Bet $100 ').replace(/Bet 100 more/, 'Bet 0 more'),
      ),
    'an empty list is everybody': ([rules, player]) =>
      tipsOf({ ...rules, user_order: rules.user_order?.length === 0 ? undefined : rules.user_order }, player),
    'the first tip only': ([rules, player]) => tipsOf(rules, player).slice(0, 1),
    'a rule of nothing is no rule': ([rules, player]) => tipsOf({ ...rules, user_vip: undefined }, player),
  },
  examples: [
    [
      [
        {
          user_vip: 1,
          all_depAmt: 5_000_000n,
          day_depAmt: 1_000_000n,
          day_flow: 10_000_000n,
          user_order: [-1],
        },
        standing,
      ],
      [],
    ],
    [
      [
        {
          user_vip: 2,
          all_depAmt: 5_000_000n,
          day_depAmt: 1_000_000n,
          day_flow: 10_000_000n,
          user_order: [1, 2],
        },
        { UserVip: 1, AllDep: 2_000_000n, DayDep: 0n, UserFlow: 9_999_999n, VipOrder: 3 },
      ],
      [
        'Reach VIP 2',
        'Deposit 3000000 more in total',
        'Deposit 1000000 more today',
        'Bet 100 more today',
        'This reward is for selected players',
      ],
    ],
    [[noRules, standing], []],
    [
      [
        { ...noRules, day_flow: 10_000_000n },
        { ...standing, UserFlow: 1_000n },
      ],
      ['Bet 9999000 more today'],
    ],
    [
      [
        { ...noRules, user_order: [1, 3] },
        { ...standing, VipOrder: 3 },
      ],
      [],
    ],
  ],
});

compareFamily<readonly [SignRules, Standing], readonly string[]>({
  name: 'lines of the check-in conditions',
  inputs: players,
  oracle: ([rules, player]) => linesOf(rules, player),
  domain: ([rules, player]) => linesByDomain(rules, player),
  mutants: {
    'unmet ones only': ([rules, player]) => linesOf(rules, player).filter((line) => line.endsWith('unmet')),
    'more than needed': ([rules, player]) =>
      linesOf(rules, player).map((line) => line.replace(/^(\w+) (\d+) of \2 met$/, '$1 $2 of $2 unmet')),
  },
});
