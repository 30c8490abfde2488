import { pesoFromMoney } from '@kislap/domain';
import { parse, ValiError } from 'valibot';
import { expect, it } from 'vitest';
import { rgLimits } from '../contract/responsible';
import { playLimitsOf } from './playLimits';

const none = { day: null, week: null, month: null };
const told = { dep: none, loss: none, session: null, reality: { min: 0 } };

it.each([
  [{ reality: { min: 0 } }, undefined],
  [{ reality: { min: '30' } }, 30],
])('reads of %j the interval of the reality check %j', (fields, minutes) => {
  expect(playLimitsOf(parse(rgLimits, { ...told, ...fields })).checkEveryMinutes).toBe(minutes);
});

it('reads what was noticed, and nothing where an operator does not say', () => {
  const noticed = (fields: object) => playLimitsOf(parse(rgLimits, { ...told, ...fields })).noticed;
  expect(noticed({})).toEqual({ level: 0, seen: [], isAnswerOwed: false });
  expect(noticed({ level: '2', seen: ['night', 'chasing'], card: 1 })).toEqual({
    level: 2,
    seen: ['night', 'chasing'],
    isAnswerOwed: true,
  });
});

it('tells what orders reserve of a limit apart, and counts it as used', () => {
  const day = { am: 1_000, used: 600, open: 400, reset: 1_767_196_800 };
  const { dep } = playLimitsOf(parse(rgLimits, { ...told, dep: { ...none, day } }));
  expect([dep.day?.used, dep.day?.reserved].map((money) => money && pesoFromMoney(money))).toEqual([
    1_000, 400,
  ]);
});

const limit = { am: 1_000, used: 600, open: 0, reset: 1_767_196_800 };

it.each([
  ['dep', {}],
  ['dep', { day: null, week: null }],
  ['loss', {}],
  ['loss', { ...none, month: undefined }],
  ['dep', { ...none, day: {} }],
  ['loss', { ...none, week: { ...limit, used: undefined } }],
  ['session', undefined],
  ['reality', undefined],
] as const)('is not read as no limit where %s is not told: %j', (field, value) => {
  expect(() => parse(rgLimits, { ...told, [field]: value })).toThrow(ValiError);
});

it('reads null, and an empty text as servers send it, as no limit', () => {
  const { dep, loss } = playLimitsOf(parse(rgLimits, { ...told, dep: { ...none, day: '' } }));
  expect([dep, loss]).toEqual([{}, {}]);
});
