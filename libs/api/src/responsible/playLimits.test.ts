import { pesoFromMoney } from '@kislap/domain';
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
  expect(noticed({})).toEqual({ level: 0, seen: [], isAnswerOwed: false });
  expect(noticed({ level: '2', seen: ['night', 'chasing'], card: 1 })).toEqual({
    level: 2,
    seen: ['night', 'chasing'],
    isAnswerOwed: true,
  });
});

it('tells what orders reserve of a limit apart, and counts it as used', () => {
  const day = { am: 1_000, used: 600, open: 400, reset: 1_767_196_800 };
  const { dep } = playLimitsOf(parse(rgLimits, { dep: { day }, loss: {} }));
  expect([dep.day?.used, dep.day?.reserved].map((money) => money && pesoFromMoney(money))).toEqual([
    1_000, 400,
  ]);
});
