import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { describedCalls } from '../registry';
import { askedAmount, askedFlag, askedInteger, wholePesosText } from './requests';
import { peso, pesoOrZero, score } from './amounts';
import { countOrZero, epoch, looseFlag, looseInteger, looseNumber } from './numbers';

const reads = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).success;
const odd = [
  '+6',
  ' 6',
  '6 ',
  '6.0',
  '6e0',
  '6E0',
  '0x6',
  '0b1',
  '06',
  '6.',
  '.6',
  '６',
  '1_0',
  '1,0',
  '-0',
  'NaN',
];

describe('a number of a request', () => {
  it.each([
    ...odd,
    'Infinity',
    '',
    ' ',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    6.5,
    true,
    null,
    [],
    ['6'],
    {},
  ])('%j is no whole one', (value) => {
    expect(reads(askedInteger, value)).toBe(false);
  });

  it.each([0, '0', 6, '6', -1, '-1', '9007199254740991'])('%j is one', (value) => {
    expect(v.parse(askedInteger, value)).toBe(Number(value));
  });

  it('in pesos has centavos or none, and no other spelling', () => {
    for (const value of ['100', '100.5', '100.50', '0', 99.99]) {
      expect(v.parse(askedAmount, value)).toBe(Number(value));
    }
    for (const value of ['1e3', '+100', ' 100', '0100', '100.', '100.505', '-1', 'NaN', -1, '']) {
      expect({ value, isRead: reads(askedAmount, value) }).toEqual({ value, isRead: false });
    }
  });

  it('of a deposit is whole pesos in plain digits', () => {
    expect(reads(wholePesosText, '500')).toBe(true);
    for (const value of [
      '100.5',
      '500.0',
      '5e2',
      '0500',
      '+500',
      ' 500',
      '0',
      '-500',
      '',
      500,
      '1000000000',
    ]) {
      expect({ value, isRead: reads(wholePesosText, value) }).toEqual({ value, isRead: false });
    }
  });
});

describe('a flag of a request', () => {
  it.each([1, '1', true, 'true'])('%j is set', (value) => {
    expect(v.parse(askedFlag, value)).toBe(1);
  });

  it.each([0, '0', false, 'false', '', undefined])('%j is not', (value) => {
    expect(v.parse(askedFlag, value)).toBe(0);
  });

  it.each(['1.0', ' 1', '+1', '1e0', '0x1', '2', 2, 'yes', 'on', null, {}, []])('%j is none', (value) => {
    expect(reads(askedFlag, value)).toBe(false);
  });
});

/** What answers are read with. */
const loose: ReadonlySet<unknown> = new Set([
  looseNumber,
  looseInteger,
  looseFlag,
  countOrZero,
  epoch,
  peso,
  pesoOrZero,
  score,
]);

/** Every schema within a schema, itself first. */
function schemasIn(schema: unknown, seen = new Set<unknown>()): ReadonlySet<unknown> {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return seen;
  seen.add(schema);
  for (const part of ['entries', 'options', 'pipe', 'wrapped', 'item']) {
    const inner: unknown = Reflect.get(schema, part);
    if (typeof inner === 'object' && inner !== null)
      for (const one of Object.values(inner)) schemasIn(one, seen);
    schemasIn(inner, seen);
  }
  return seen;
}

it.each(describedCalls.map(({ name, contract }) => [name, contract.request] as const))(
  '%s is asked with nothing that is read as loosely as an answer',
  (_, request) => {
    expect([...schemasIn(request)].filter((schema) => loose.has(schema))).toEqual([]);
  },
);
