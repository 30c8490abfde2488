import fc from 'fast-check';
import { birthdayByDomain, dayByDomain, isDayByDomain, monthsByDomain, timeByDomain } from './adapter/manila';
import {
  dayNumber,
  dayOfNumber,
  dayText,
  isOfAge,
  lastThirtyDays,
  manilaDayNumber,
  monthsLater,
  readDay,
  shownTime,
  startOfDay,
  weekdayOf,
  weekEnd,
} from './manila';
import { compareFamily } from './testing/compareFamily';
import { silent } from './verdict';

/** The description names no last year; the domain's instants end with 2999. */
const lastOf2999 = 32_503_651_199;
/** In the night in which the clocks of New York, and of London, go forward. */
const clockChanges = [1_741_456_800, 1_741_500_000, 1_743_267_600];
/** Any second until the year 2100, often one beside midnight in Manila or in UTC. */
const instants = fc.oneof(
  fc.integer({ min: 1, max: 4_102_444_800 }),
  fc
    .tuple(fc.integer({ min: 1, max: 47_000 }), fc.constantFrom(-1, 0, 1), fc.constantFrom(0, 8 * 3_600))
    .map(([days, step, zone]) => startOfDay(days) + zone + step),
  fc.integer({ min: 1, max: lastOf2999 }),
  fc.constantFrom(...clockChanges, 1, 1_700_000_000, 1_709_222_400, 1_767_196_799, 1_767_196_800, lastOf2999),
);

compareFamily<number | null | undefined, string>({
  name: 'time on the screen',
  inputs: fc.oneof({ weight: 20, arbitrary: instants }, fc.constantFrom(0, null, undefined)),
  oracle: shownTime,
  domain: timeByDomain,
  mutants: {
    'shows UTC': (epoch) => shownTime(epoch ? epoch - 8 * 3_600 || 1 : epoch),
    'has twelve hours': (epoch) => shownTime(epoch).replace(/ (1[3-9]|2\d):/, (_, hour) => ` ${hour - 12}:`),
    'forgets that centuries have no leap day': (epoch) =>
      epoch && epoch > dayNumber({ year: 2100, month: 3, date: 1 }) * 86_400
        ? shownTime(epoch - 86_400)
        : shownTime(epoch),
    'shows 1970 for nothing': (epoch) => (epoch ? shownTime(epoch) : '1970-01-01 08:00:00'),
  },
  examples: [
    [1_700_000_000, '2023-11-15 06:13:20'],
    [1_709_222_400, '2024-03-01 00:00:00'],
    [1_767_196_799, '2025-12-31 23:59:59'],
    [1_767_196_800, '2026-01-01 00:00:00'],
    [0, '--'],
    [null, '--'],
  ],
});

const daysAt = (epoch: number, weekday: number) => ({
  day: dayText(dayOfNumber(manilaDayNumber(epoch))),
  weekday,
  weekdayOfDay: weekday,
  weekEnd: weekEnd(epoch),
  month: lastThirtyDays(epoch),
});

compareFamily<number, ReturnType<typeof dayByDomain>>({
  name: 'Manila day, weekday and end of the week',
  // Whose week ends within it.
  inputs: instants.filter((epoch) => epoch <= lastOf2999 - 7 * 86_400),
  oracle: (epoch) => daysAt(epoch, weekdayOf(manilaDayNumber(epoch))),
  domain: dayByDomain,
  mutants: {
    'Sunday is 0': (epoch) => daysAt(epoch, weekdayOf(manilaDayNumber(epoch)) % 7),
    'the day of UTC': (epoch) => daysAt(epoch, weekdayOf(Math.floor(epoch / 86_400))),
    'days back from the day of UTC': (epoch) => ({
      ...daysAt(epoch, weekdayOf(manilaDayNumber(epoch))),
      month: lastThirtyDays(epoch - 8 * 3_600),
    }),
    'the week ends on Sunday 00:00': (epoch) => ({
      ...daysAt(epoch, weekdayOf(manilaDayNumber(epoch))),
      weekEnd: weekEnd(epoch) - 86_400,
    }),
  },
});

const dayTexts = fc.oneof(
  fc
    .tuple(
      fc.oneof(fc.integer({ min: 1900, max: 2030 }), fc.constantFrom(1900, 2000, 2100, 2400)),
      fc.integer({ min: 0, max: 13 }),
      fc.oneof(fc.integer({ min: 0, max: 32 }), fc.constantFrom(28, 29, 30, 31)),
    )
    .map(([year, month, date]) => dayText({ year, month, date })),
  fc.constantFrom(
    '1900-02-29',
    '2100-02-29',
    '2000-02-29',
    '',
    '2000-1-1',
    '2000-01-01T00:00',
    '01-01-2000',
    '2000/01/01',
    '２０００-01-01',
    'today',
  ),
);

compareFamily<string, boolean>({
  name: 'days of the calendar',
  inputs: dayTexts,
  oracle: (text) => readDay(text) !== undefined,
  domain: isDayByDomain,
  mutants: {
    'every month has 31 days': (text) => /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text),
    'every fourth year is a leap year': (text) => readDay(text) !== undefined || /^\d\d00-02-29$/.test(text),
  },
});

const births = fc
  .tuple(
    instants.filter((epoch) => epoch > 700_000_000 && epoch < 4_000_000_000),
    fc.integer({ min: -2, max: 2 }),
  )
  .chain(([now, shift]) => {
    const today = dayOfNumber(manilaDayNumber(now) + shift);
    const birthday = dayText({ ...today, year: today.year - 21 });
    return fc.tuple(
      fc.oneof(
        fc.constant(birthday),
        dayTexts,
        fc.integer({ min: 1_930, max: 2_020 }).map((year) => dayText({ ...today, year })),
      ),
      fc.constant(now),
    );
  });

compareFamily<readonly [string, number], string>({
  name: 'twenty-one years in Manila',
  inputs: births,
  // When somebody born on 29 February is 21, and who is too old or not yet born, is not said.
  oracle: ([birthday, now]) => {
    const born = readDay(birthday);
    if (born === undefined) return 'notADate';
    const years = dayOfNumber(manilaDayNumber(now)).year - born.year;
    if (birthday.endsWith('02-29') || years > 119 || dayNumber(born) > manilaDayNumber(now)) return silent;
    return isOfAge(born, now) ? birthday : 'underAge';
  },
  domain: ([birthday, now]) => birthdayByDomain(birthday, now),
  mutants: {
    'the year alone counts': ([birthday, now]) => {
      const born = readDay(birthday);
      if (born === undefined) return 'notADate';
      return isOfAge({ ...born, month: 1, date: 1 }, now) ? birthday : 'underAge';
    },
    'a day later': ([birthday, now]) => {
      const born = readDay(birthday);
      if (born === undefined) return 'notADate';
      return isOfAge(born, now - 86_400) ? birthday : 'underAge';
    },
    'the day of UTC': ([birthday, now]) => {
      const born = readDay(birthday);
      if (born === undefined) return 'notADate';
      return isOfAge(born, now - 8 * 3_600) ? birthday : 'underAge';
    },
  },
});

const begun = fc.oneof(instants, fc.integer({ min: 1_767_196_800, max: 1_798_732_800 }));

compareFamily<{ epoch: number; months: number }, number>({
  name: 'months later in Manila',
  inputs: fc
    .record({ epoch: begun, months: fc.constantFrom(1, 6, 12, 60) })
    .filter(({ epoch, months }) => monthsLater(epoch, months) <= lastOf2999),
  oracle: ({ epoch, months }) => monthsLater(epoch, months),
  domain: monthsByDomain,
  mutants: {
    'runs over into the next month': ({ epoch, months }) => {
      const { year, month, date } = dayOfNumber(manilaDayNumber(epoch));
      const later = Date.UTC(year, month - 1 + months, date) / 1000 - 8 * 3_600;
      return later + epoch - startOfDay(manilaDayNumber(epoch));
    },
    'counts in UTC': ({ epoch, months }) => monthsLater(epoch - 8 * 3_600, months) + 8 * 3_600,
    'counts 30 days': ({ epoch, months }) => epoch + months * 30 * 86_400,
  },
  examples: [
    [{ epoch: 1_774_922_400, months: 6 }, 1_790_733_600],
    [{ epoch: 1_772_296_200, months: 6 }, 1_788_193_800],
  ],
});
