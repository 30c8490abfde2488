import { epochSecondsFrom, formatManila } from '@kislap/domain';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { envelope } from '../envelope';
import { getSignInfoCall } from '../events';
import { payChannel } from '../payMethods';
import { calls } from '../registry/calls';
import { peso, pesoOrZero, score, scoreOrZero } from './amounts';
import { allowedOrders, eachInPlace, listOf, mostRows, oneOrMany, tolerantListOf, valueList } from './lists';
import { countOrZero, epoch, looseFlag, looseInteger, looseNumber } from './numbers';
import { maybe } from './optional';
import { textOrEmpty } from './texts';

const row = v.object({ id: looseInteger });
const refused = Symbol('refused');

function read(schema: v.GenericSchema, value: unknown): unknown {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : refused;
}

describe('a number', () => {
  it.each([
    [12, 12],
    ['12', 12],
    [' -0.5 ', -0.5],
    ['', refused],
    ['1e3', refused],
    ['0x10', refused],
    ['12 PHP', refused],
    [true, refused],
    [null, refused],
    [Number.NaN, refused],
    [Number.POSITIVE_INFINITY, refused],
  ])('%j reads as %s', (value, expected) => {
    expect(read(looseNumber, value)).toBe(expected);
  });

  it('of a ledger is exact and cut to whole units, one in pesos may have decimals', () => {
    expect(read(score, '123456780')).toBe(123456780);
    expect(read(score, 1.9)).toBe(1);
    expect(read(score, '-123.9')).toBe(-123);
    expect(read(score, '9007199254740993')).toBe(refused);
    expect(read(peso, '99.99')).toBe(99.99);
    expect(read(peso, 9e15)).toBe(refused);
    expect(read(pesoOrZero, '')).toBe(0);
    expect(read(pesoOrZero, undefined)).toBe(0);
  });
});

describe('a flag', () => {
  it.each([true, 'true', 1, '1', 1.0])('%j is set', (value) => {
    expect(read(looseFlag, value)).toBe(1);
  });

  it.each([false, 'false', 0, '0', 2, 'yes', '', null, undefined, {}, []])('%j is not', (value) => {
    expect(read(looseFlag, value)).toBe(0);
  });
});

describe('text', () => {
  it.each([
    ['a', 'a'],
    [639171234567, '639171234567'],
    [null, ''],
    [undefined, ''],
    [{}, refused],
  ])('%j reads as %s', (value, expected) => {
    expect(read(textOrEmpty, value)).toBe(expected);
  });
});

describe('a field that may be missing', () => {
  it.each([null, undefined, ''])('is absent as %j', (value) => {
    expect(read(maybe(looseInteger), value)).toBeUndefined();
  });

  it('must fit when it is there', () => {
    expect(read(maybe(looseInteger), '0')).toBe(0);
    expect(read(maybe(looseInteger), 'x')).toBe(refused);
  });
});

describe('an instant', () => {
  it('is seconds; milliseconds, which no screen could show, are refused', () => {
    expect(read(epoch, '1767196800')).toBe(1_767_196_800);
    expect(read(epoch, 0)).toBe(0);
    expect(read(epoch, 1_767_196_800_000)).toBe(refused);
    expect(read(epoch, 1e15)).toBe(refused);
    expect(formatManila(epochSecondsFrom(32_503_680_000))).toBe('3000-01-01 08:00:00');
  });

  it('of the clock of an answer does not spoil the answer', () => {
    expect(v.parse(envelope, { code: 200, msg: '', ts: 1e15 })).toMatchObject({ code: 200, ts: undefined });
  });
});

describe('a field with a value to stand in', () => {
  it.each([null, undefined, ''])('reads %j as that value', (value) => {
    expect([countOrZero, pesoOrZero, scoreOrZero].map((schema) => read(schema, value))).toEqual([0, 0, 0]);
    expect(read(v.object({ n: countOrZero }), {})).toEqual({ n: 0 });
  });

  it('must fit when it is there', () => {
    expect(read(countOrZero, '7')).toBe(7);
    expect(read(countOrZero, 'x')).toBe(refused);
  });
});

describe('the VIP orders let in', () => {
  it.each([
    [undefined, undefined],
    [null, undefined],
    ['', undefined],
    [[], []],
    ['[]', []],
    ['none', []],
    ['1,4', [1, 4]],
    [-1, [-1]],
  ])('as %j are %j: absent and empty text let everybody in, an empty list nobody', (value, orders) => {
    expect(read(allowedOrders, value)).toEqual(orders);
    const channel = v.parse(payChannel, { p: 'gcash', c: 'gc1', ...(value !== undefined && { o: value }) });
    expect(channel.o).toEqual(orders);
    const rules = v.parse(getSignInfoCall.response, {
      global_rules: value === undefined ? {} : { user_order: value },
      day_info: Array.from({ length: 7 }, () => ({ prize_amount: 1 })),
    });
    expect(rules.global_rules.user_order).toEqual(orders);
  });
});

describe('a list', () => {
  it.each([
    ['rows', [{ id: 1 }], [{ id: 1 }], [{ id: 1 }]],
    ['null', null, [], []],
    ['empty text', '', [], []],
    ['one bad row among good ones', [{ id: 1 }, { id: 'x' }, null], [{ id: 1 }], refused],
    ['bad rows only', [{ id: 'x' }], refused, refused],
    ['JSON text', '[{"id":"3"}]', [{ id: 3 }], refused],
    ['broken JSON text', '[{"id":', [], refused],
    ['an object', { id: 1 }, refused, refused],
    ['nothing', undefined, [], refused],
  ])('of %s', (_name, value, tolerant, strict) => {
    expect(read(tolerantListOf(row), value)).toEqual(tolerant);
    expect(read(listOf(row), value)).toEqual(strict);
  });

  it('has its first rows read, however many come, where a row may be left out', () => {
    const looked = vi.fn((id: number) => id);
    const counted = v.object({ id: v.pipe(looseInteger, v.transform(looked)) });
    const rows = Array.from({ length: 50_000 }, (_, id) => ({ id }));
    expect(read(tolerantListOf(counted, 3), rows)).toEqual([{ id: 0 }, { id: 1 }, { id: 2 }]);
    expect(looked).toHaveBeenCalledTimes(3);
    expect(read(tolerantListOf(row), rows)).toHaveLength(mostRows.any);
  });

  it('is refused before a row is looked at, where none may be left out', () => {
    const looked = vi.fn((id: number) => id);
    const counted = v.object({ id: v.pipe(looseInteger, v.transform(looked)) });
    const rows = Array.from({ length: mostRows.any + 1 }, (_, id) => ({ id }));
    const result = v.safeParse(listOf(counted), rows);
    expect(result.issues?.map(({ message }) => message)).toEqual(['More than 5000 rows']);
    expect(looked).not.toHaveBeenCalled();
    expect(read(listOf(row), rows.slice(1))).toHaveLength(mostRows.any);
  });

  it.each([
    ['getUserBank', { bank_code: 'GCASH', account_no: '09171234567' }, 10],
    ['activityList', { id: 1, activity_type: 23 }, 200],
    ['vipLvList', { vip: 1 }, 100],
    ['userLvList', { vip: 1 }, refused],
    ['userLvDay', { lvType: 1 }, refused],
  ] as const)('of %s has no more rows than an operator sends', (name, one, length) => {
    const answer = read(
      calls[name].response,
      Array.from({ length: 5000 }, () => one),
    );
    expect(Array.isArray(answer) ? answer.length : answer).toBe(length);
  });

  it('may be a single object', () => {
    expect(read(oneOrMany(row), { id: 1 })).toEqual([{ id: 1 }]);
    expect(read(oneOrMany(row), [{ id: 1 }, { id: 2 }])).toHaveLength(2);
    expect(read(oneOrMany(row), null)).toEqual([]);
  });

  it('may be JSON text of a single object, or of a list', () => {
    expect(read(oneOrMany(row), '{"id":1}')).toEqual([{ id: 1 }]);
    expect(read(oneOrMany(row), '[{"id":1},{"id":2}]')).toHaveLength(2);
    expect(read(oneOrMany(row), '{"id":')).toEqual([]);
  });

  it.each([
    ['unreadable rows between', [{ id: 1 }, null, { id: 'x' }, { id: 4 }]],
    ['JSON text', '[{"id":1},null,{"id":"x"},{"id":"4"}]'],
  ])('whose places mean something keeps them, with %s', (_name, value) => {
    expect(read(eachInPlace(row), value)).toEqual([{ id: 1 }, undefined, undefined, { id: 4 }]);
  });

  it('whose places mean something may be one object or nothing, and must be a list otherwise', () => {
    expect(read(eachInPlace(row), { id: 1 })).toEqual([{ id: 1 }]);
    expect(read(eachInPlace(row), undefined)).toEqual([]);
    expect(read(eachInPlace(row), '')).toEqual([]);
    expect(read(eachInPlace(row), 7)).toBe(refused);
    expect(read(eachInPlace(row), null)).toBe(refused);
  });

  it.each([
    [
      [100, '200', 'x'],
      [100, 200],
    ],
    ['100,200', [100, 200]],
    ['100, ,200 ,abc', [100, 200]],
    ['[1,"4"]', [1, 4]],
    ['', []],
    [-1, [-1]],
    [{}, refused],
    [null, refused],
  ])('of plain values as %j reads as %j', (value, expected) => {
    expect(read(valueList(looseNumber), value)).toEqual(expected);
  });
});
