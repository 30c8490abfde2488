import { epochSecondsFrom } from '@kislap/domain';
import { expect, it } from 'vitest';
import { greeting } from './greeting';

it.each([
  ['03:30', 'home.night'],
  ['04:59', 'home.night'],
  ['05:00', 'home.morning'],
  ['11:59', 'home.morning'],
  ['12:00', 'home.afternoon'],
  ['17:59', 'home.afternoon'],
  ['18:00', 'home.evening'],
  ['23:59', 'home.evening'],
  ['00:00', 'home.night'],
])('at %s in Manila it is %s', (clock, expected) => {
  const now = epochSecondsFrom(Date.parse(`2026-11-21T${clock}:00+08:00`) / 1000);
  expect(greeting(now)).toBe(expected);
});
