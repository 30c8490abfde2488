import { expect, it } from 'vitest';
import { manilaPeriod } from './manilaDays';

const at = (isoText: string) => Date.parse(isoText);

it.each([
  ['2026-11-18T12:00:00+08:00', 'day', '2026-11-18', '2026-11-19T00:00:00+08:00'],
  ['2026-11-18T12:00:00+08:00', 'week', '2026-11-16', '2026-11-23T00:00:00+08:00'],
  ['2026-11-18T12:00:00+08:00', 'month', '2026-11', '2026-12-01T00:00:00+08:00'],
  ['2026-11-15T23:59:59+08:00', 'week', '2026-11-09', '2026-11-16T00:00:00+08:00'],
  ['2026-11-16T00:00:00+08:00', 'week', '2026-11-16', '2026-11-23T00:00:00+08:00'],
  ['2026-12-31T23:59:59+08:00', 'month', '2026-12', '2027-01-01T00:00:00+08:00'],
  ['2028-02-10T00:00:00+08:00', 'month', '2028-02', '2028-03-01T00:00:00+08:00'],
  ['2026-11-30T17:00:00Z', 'month', '2026-12', '2027-01-01T00:00:00+08:00'],
] as const)('%s lies in the %s %s, which ends at %s', (now, period, name, endsAt) => {
  const firstDay = name.length === 'YYYY-MM'.length ? `${name}-01` : name;
  const startsAtMs = at(`${firstDay}T00:00:00+08:00`);
  expect(manilaPeriod(at(now), period)).toEqual({ name, startsAtMs, endsAtMs: at(endsAt) });
});
