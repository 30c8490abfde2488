import { describe, expect, it } from 'vitest';

import { checkedCall } from './checkedCall';
import type { Shape } from './Shape';

const money: Shape = { is: 'number', name: 'Money' };
const limits: Shape = { is: 'object', name: 'Limits', fields: { least: money, most: money } };

/** What the checked build says of the one argument of a rule. */
function said(shape: Shape, given: unknown): unknown {
  const call = checkedCall('quoteFee', () => 'answered', [{ name: 'fee', shape }]);
  try {
    return call(given);
  } catch (error) {
    return error instanceof TypeError ? error.message : error;
  }
}

describe('checkedCall', () => {
  it('answers as the rule does, by its name and with its arguments', () => {
    const call = checkedCall('sum', (left: number, right: number) => left + right, [
      { name: 'left', shape: money },
      { name: 'right', shape: { is: 'optional', of: money } },
    ]);
    expect(call(1, 2)).toBe(3);
    expect(call(1)).toBeNaN();
    expect({ name: call.name, length: call.length }).toEqual({ name: 'sum', length: 2 });
  });

  it('says which argument is wrong, before the rule works', () => {
    const call = checkedCall('sum', () => 'answered', [
      { name: 'left', shape: money },
      { name: '', shape: limits },
    ]);
    expect(() => call(1)).toThrow(
      new TypeError(
        'sum: argument 2 is missing. Any answer would be wrong; give an object with least and most (Limits).',
      ),
    );
    expect(() => call(1, { least: 1 })).toThrow(
      'sum: argument 2, most, is missing. Any answer would be wrong; ' +
        'give a Money, made by moneyFromPeso or moneyFromScore.',
    );
    expect(() => call('1', { least: 1 })).toThrow('sum: argument 1, left, is a text. ');
    expect(call(1, { least: 1, most: 2, more: 3 })).toBe('answered');
  });

  it.each<[string, Shape, unknown]>([
    ['anything', { is: 'anything' }, undefined],
    ['a text', { is: 'string' }, ''],
    ['a number', money, Number.NaN],
    ['true or false', { is: 'boolean' }, false],
    ['a literal', { is: 'literal', values: ['a', 1, null] }, null],
    ['a list', { is: 'list', of: money }, [1, 2]],
    ['no list', { is: 'list', of: money }, []],
    ['a record', { is: 'record', of: money }, { a: 1 }],
    ['what may be left out', { is: 'optional', of: money }, undefined],
    ['one of two', { is: 'either', of: [money, { is: 'string' }] }, '1'],
    ['an object', limits, { least: 0, most: 0 }],
    ['a case', { is: 'cases', by: 'type', cases: { fixed: limits } }, { type: 'fixed', least: 0, most: 0 }],
  ])('lets %s through', (_kind, shape, given) => {
    expect(said(shape, given)).toBe('answered');
  });

  it.each<[unknown, string]>([
    [undefined, 'is missing'],
    [null, 'is null'],
    [true, 'is true'],
    ['secret', 'is a text'],
    [7n, 'is a bigint'],
    [Symbol('fee'), 'is a symbol'],
    [() => 0, 'is a function'],
    [[1], 'is a list'],
    [{}, 'is an object'],
  ])('says what %o is, and not what it holds', (given, words) => {
    expect(said(money, given)).toBe(
      `quoteFee: argument 1, fee, ${words}. Any answer would be wrong; ` +
        'give a Money, made by moneyFromPeso or moneyFromScore.',
    );
  });

  it.each<[Shape, unknown, string]>([
    [{ is: 'string' }, 1, 'fee, is a number; a text'],
    [{ is: 'boolean' }, 1, 'fee, is a number; true or false'],
    [{ is: 'number' }, '', 'fee, is a text; a number'],
    [{ is: 'number', name: 'EpochSeconds' }, '', 'fee, is a text; an EpochSeconds, made by epochSecondsFrom'],
    [
      { is: 'number', name: 'EpochMilliseconds' },
      '',
      'fee, is a text; an EpochMilliseconds, made by epochMillisecondsFrom',
    ],
    [{ is: 'literal', values: ['a', 'b', 3] }, 'c', "fee, is 'c'; 'a', 'b' or 3"],
    [{ is: 'literal', values: ['a'] }, 'x'.repeat(50), `fee, is '${'x'.repeat(40)}'; 'a'`],
    [{ is: 'literal', values: [1, 2] }, 3, 'fee, is 3; 1 or 2'],
    [{ is: 'literal', values: [1, 2] }, undefined, 'fee, is missing; 1 or 2'],
    [{ is: 'list', of: money }, {}, 'fee, is an object; a list'],
    [
      { is: 'list', of: limits },
      {},
      'fee, is an object; a list, each of it an object with least and most (Limits)',
    ],
    [{ is: 'list', of: { is: 'string' } }, ['a', 1], 'fee[1], is a number; a text'],
    [{ is: 'list', of: { is: 'string' } }, Array.from({ length: 1 }), 'fee[0], is missing; a text'],
    [{ is: 'record', of: { is: 'string' } }, [], 'fee, is a list; an object'],
    [{ is: 'record', of: { is: 'string' } }, null, 'fee, is null; an object'],
    [{ is: 'record', of: { is: 'string' } }, { a: 'b', c: 1 }, 'fee.c, is a number; a text'],
    [{ is: 'optional', of: { is: 'string' } }, null, 'fee, is null; a text, or leave it out'],
    [
      { is: 'optional', of: limits },
      { least: 1 },
      'fee.most, is missing; a Money, made by moneyFromPeso or moneyFromScore',
    ],
    [{ is: 'either', of: [{ is: 'string' }, { is: 'number' }] }, {}, 'fee, is an object; a text or a number'],
    [{ is: 'object', name: '', fields: {} }, 'a', 'fee, is a text; an object'],
    [{ is: 'object', name: '', fields: { a: { is: 'string' } } }, [], 'fee, is a list; an object with a'],
    [
      { is: 'object', name: 'Some', fields: { a: { is: 'optional', of: money } } },
      1,
      'fee, is a number; an object (Some)',
    ],
    [
      { is: 'cases', by: 'type', cases: { won: limits, lost: limits } },
      'won',
      "fee, is a text; an object whose type is 'won' or 'lost'",
    ],
    [
      { is: 'cases', by: 'type', cases: { won: limits, lost: limits } },
      { type: 'wonn' },
      "fee.type, is 'wonn'; 'won' or 'lost'",
    ],
    [
      { is: 'cases', by: 'type', cases: { won: { ...limits, fields: { by: { is: 'list', of: limits } } } } },
      {
        type: 'won',
        by: [
          { least: 1, most: 1 },
          { least: 1, most: null },
        ],
      },
      'fee.by[1].most, is null; a Money, made by moneyFromPeso or moneyFromScore',
    ],
  ])('tells of %j in one sentence', (shape, given, words) => {
    const [place, wanted] = words.split('; ');
    expect(said(shape, given)).toBe(
      `quoteFee: argument 1, ${place}. Any answer would be wrong; give ${wanted}.`,
    );
  });
});
