import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { looseFlag } from './loose/looseFlag';
import { looseInteger } from './loose/looseInteger';
import { looseNumber } from './loose/looseNumber';
import { listOf } from './loose/listOf';
import { maybe } from './loose/maybe';
import { oneOrMany } from './loose/oneOrMany';
import { peso } from './loose/peso';
import { pesoOrZero } from './loose/pesoOrZero';
import { score } from './loose/score';
import { textOrEmpty } from './loose/textOrEmpty';
import { tolerantListOf } from './loose/tolerantListOf';
import { valueList } from './loose/valueList';

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

  it('of a ledger is whole and exact, one in pesos may have decimals', () => {
    expect(read(score, '123456780')).toBe(123456780);
    expect(read(score, 1.5)).toBe(refused);
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

  it('may be a single object', () => {
    expect(read(oneOrMany(row), { id: 1 })).toEqual([{ id: 1 }]);
    expect(read(oneOrMany(row), [{ id: 1 }, { id: 2 }])).toHaveLength(2);
    expect(read(oneOrMany(row), null)).toEqual([]);
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
