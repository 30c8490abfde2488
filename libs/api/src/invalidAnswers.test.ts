import { scoreFromMoney } from '@kislap/domain';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { peso, score } from './contract/loose/amounts';
import { calls, type CallName } from './contract/registry';
import { ContractError } from './http/errors';
import { decode } from './http/readAnswer';
import { moneyOfPeso, moneyOfScore } from './mapping/wireValues';
import { invalidChange } from './testing/test/invalidChange';
import { wireSample } from './testing/test/wireSample';

const freshSeed = Date.now() % 1_000_000;
const names = Object.keys(calls).filter((name): name is CallName => name in calls);

/** Reads an answer as the client does: what is read, or the one error that says that it cannot be read. */
function readOrRefuse(name: CallName, answer: unknown): 'read' | 'refused' {
  try {
    decode(name, calls[name].response, answer);
    return 'read';
  } catch (error) {
    if (error instanceof ContractError && error.kind === 'mismatch' && error.call === name) return 'refused';
    throw error;
  }
}

describe.each([2026, freshSeed])('an answer with anything changed in it, by seed %i,', (seed) => {
  it('is read or refused in one way, and leaves no trace', () => {
    const outcomes = { read: 0, refused: 0 };
    const prototypes = [Object.prototype, Array.prototype];
    const before = prototypes.map((prototype) => Reflect.ownKeys(prototype));
    for (const name of names) {
      const changed = invalidChange(wireSample(name));
      const property = fc.property(changed, (answer) => {
        outcomes[readOrRefuse(name, answer)] += 1;
      });
      fc.assert(property, { seed, numRuns: 12 });
    }
    expect(prototypes.map((prototype) => Reflect.ownKeys(prototype))).toEqual(before);
    expect(Reflect.get({}, 'status')).toBe(undefined);
    expect(outcomes.read).toBeGreaterThan(100);
    expect(outcomes.refused).toBeGreaterThan(100);
  });
});

/** Ten-thousandths of a peso in decimal text, without a float in between. */
function exactUnits(text: string): bigint {
  const [, sign, whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d{1,4}))?$/.exec(text) ?? [];
  const units = BigInt(whole + fraction.padEnd(4, '0'));
  return sign === '-' ? -units : units;
}

const wireOf = fc.constantFrom<(text: string) => unknown>(
  (text) => text,
  (text) => Number(text),
  (text) => ` ${text} `,
);

describe('an amount on the wire', () => {
  it('in pesos is what its digits say, as a number or as text, to the centavo and up to 90 billion', () => {
    const amount = fc
      .tuple(fc.boolean(), fc.nat(), fc.integer({ min: 0, max: 41 }), fc.integer({ min: 0, max: 99 }))
      .map(([isNegative, whole, times, centavos]) => {
        const pesos = BigInt(whole) * BigInt(times);
        return `${isNegative ? '-' : ''}${pesos}.${String(centavos).padStart(2, '0')}`;
      });
    fc.assert(
      fc.property(amount, wireOf, (text, wire) => {
        const money = moneyOfPeso(v.parse(peso, wire(text)));
        expect(BigInt(scoreFromMoney(money))).toBe(exactUnits(text));
      }),
      { numRuns: 1200 },
    );
  });

  it('of the ledger is the very integer, or is refused', () => {
    const whole = fc.bigInt({ min: -(2n ** 60n), max: 2n ** 60n });
    fc.assert(
      fc.property(fc.oneof(whole, fc.maxSafeInteger().map(BigInt)), (units) => {
        const read = v.safeParse(score, String(units));
        if (read.success) expect(BigInt(scoreFromMoney(moneyOfScore(read.output)))).toBe(units);
        else expect(units > Number.MAX_SAFE_INTEGER || units < Number.MIN_SAFE_INTEGER).toBe(true);
      }),
      { numRuns: 1200 },
    );
  });

  it.each([
    '1e5',
    '0x10',
    '１２',
    '1,000',
    '',
    'NaN',
    'Infinity',
    '9007199254740993',
    '1e999',
    '+1',
    '.5',
    null,
    {},
    [],
    true,
  ])('is refused as %j, never taken for another', (value) => {
    expect([v.is(score, value), v.is(peso, value) && value !== '9007199254740993']).toEqual([false, false]);
  });
});
