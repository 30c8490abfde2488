import { parse } from 'valibot';
import { expect, it } from 'vitest';
import { rgLimits } from '../contract/responsible';
import { playLimitsOf } from './playLimits';

it.each([
  [{ reality: { min: 0 } }, undefined],
  [{}, undefined],
  [{ reality: { min: '30' } }, 30],
])('reads of %j the interval of the reality check %j', (fields, minutes) => {
  expect(playLimitsOf(parse(rgLimits, { dep: {}, loss: {}, ...fields })).checkEveryMinutes).toBe(minutes);
});

it('reads what was noticed, and nothing where an operator does not say', () => {
  const noticed = (fields: object) => playLimitsOf(parse(rgLimits, { dep: {}, loss: {}, ...fields })).noticed;
  expect(noticed({})).toEqual({ level: 0, seen: [] });
  expect(noticed({ level: '2', seen: ['night', 'chasing'] })).toEqual({
    level: 2,
    seen: ['night', 'chasing'],
  });
});
