import fc from 'fast-check';
import type { Choice, Depositor, Gift } from '../promotions';
import { percents, wholePesos } from './amounts';

const steps = fc.record({ amount: wholePesos, rate: percents, dayNum: fc.integer({ min: 1, max: 4 }) });

/** Each type at most once, in any order, some switched off, some unknown. */
export const giftLists: fc.Arbitrary<readonly Gift[]> = fc
  .uniqueArray(fc.constantFrom(15, 19, 23, 15, 19, 23, 7), { maxLength: 4, selector: (type) => type })
  .chain((types) =>
    fc.tuple(
      ...types.map((type) =>
        fc.record({
          type: fc.constant(type),
          status: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.constant(false)),
          content: fc.array(
            type === 23 ? fc.oneof({ weight: 6, arbitrary: steps }, fc.constant(undefined)) : steps,
            { minLength: type === 23 ? 0 : 1, maxLength: type === 23 ? 6 : 2 },
          ),
        }),
      ),
    ),
  );

export const depositors: fc.Arbitrary<Depositor> = fc.record({
  DepCount: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 7 })),
  Dep15: fc.integer({ min: 0, max: 5 }),
});

export const choices: fc.Arbitrary<Choice> = fc.constantFrom(0, 15, 19, 23);

/** The minimum of one of the gifts or beside it, nothing, or any amount. */
export const amountsFor = (gifts: readonly Gift[]): fc.Arbitrary<bigint> => {
  const minima = gifts.flatMap(({ content }) =>
    content.flatMap((step) => (step === undefined ? [] : [step.amount])),
  );
  const beside = minima.flatMap((minimum) => [minimum, minimum - 100n, minimum + 100n]);
  return fc.oneof(
    ...(beside.length === 0 ? [] : [fc.constantFrom(...beside)]),
    fc.constant(0n),
    fc.bigInt(0n, 5_000_000n).map((centavos) => centavos * 100n),
  );
};
