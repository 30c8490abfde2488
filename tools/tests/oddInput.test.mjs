import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as domain from '../../libs/domain/src/index';
import { faultIn } from '../../libs/domain/src/checked/faultIn';
import { domainFunctions } from '../odd/domainFunctions.mjs';
import { strayFrom } from '../odd/strayFrom.mjs';
import { valueOfType } from '../odd/valueOfType.mjs';
import { checkedParameters } from '../packages/checked/checkedParameters.mjs';

const { checker, functions } = domainFunctions();
/** Many times more with ODD_RUNS, in a run of its own. */
const numRuns = Number(process.env.ODD_RUNS ?? 40);

const patienceMs = 30_000;
/** What a rule throws is a sentence of ours, with what it was given: never an accident further inside. */
const accident =
  /undefined|not a function|not iterable|BigInt|array length|Invalid time value|call stack|null/;

describe('odd input', () => {
  test('reaches every function of the domain', () => {
    expect(functions.length).toBeGreaterThan(100);
  });

  test.each(functions.map((one) => ({ ...one, toString: () => one.name })))(
    '$name answers what its type says or tells what is wrong',
    (one) => {
      const { name, parameters, result } = one;
      const rule = Reflect.get(domain, name);
      const shapes = checkedParameters(one, checker).map(({ shape }) => shape);
      fc.assert(
        fc.property(fc.tuple(...parameters.map((type) => valueOfType(type, checker))), (given) => {
          // The checked build lets through whatever the compiler does.
          for (const [index, shape] of shapes.entries()) expect(faultIn(given[index], shape)).toBeUndefined();
          try {
            expect(strayFrom(Reflect.apply(rule, undefined, given), result, checker)).toBeUndefined();
          } catch (error) {
            if (!(error instanceof RangeError)) throw error;
            expect(error.message).not.toMatch(accident);
          }
        }),
        { numRuns },
      );
    },
    patienceMs,
  );
});
