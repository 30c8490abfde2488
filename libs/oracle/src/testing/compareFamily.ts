import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OneOf, silent, type Verdict } from '../verdict';
import { runs, seed, timeoutMs } from './settings';

/** One family of rules: what the description says of an input, and what the domain does with it. */
export interface Family<Input, Answer> {
  readonly name: string;
  readonly inputs: fc.Arbitrary<Input>;
  readonly oracle: (input: Input) => Verdict<Answer>;
  readonly domain: (input: Input) => Answer;
  /** Wrong versions of the oracle: the comparison must tell each of them from the domain. */
  readonly mutants: Readonly<Record<string, (input: Input) => Verdict<Answer>>>;
  /** Worked examples of the description, which the oracle itself must answer so. */
  readonly examples?: readonly (readonly [Input, Answer])[];
}

/** Registers the tests of a family: its examples, the comparison, and that the comparison finds each mutant. */
export function compareFamily<Input, Answer>(family: Family<Input, Answer>): void {
  const { name, oracle, examples = [], mutants } = family;
  describe(`${name}`, () => {
    for (const [input, answer] of examples) {
      test(`the oracle answers the worked example ${fc.stringify(input)}`, () => {
        const verdict = oracle(input);
        if (verdict instanceof OneOf) expect(verdict.answers).toContainEqual(answer);
        else expect(verdict).toEqual(answer);
      });
    }
    test(
      'the domain answers as the description says',
      () => {
        const { difference, judged } = compare(family);
        expect(difference).toBe('');
        expect(judged / runs).toBeGreaterThan(0.5);
      },
      timeoutMs,
    );
    for (const [fault, mutant] of Object.entries(mutants)) {
      test(
        `seed ${seed} notices: ${fault}`,
        () => {
          expect(isFound(family, mutant)).toBe(true);
        },
        timeoutMs,
      );
    }
  });
}

/** The smallest input found on which the two differ, in words; and for how many the description has an answer. */
function compare<Input, Answer>({ inputs, oracle, domain, examples = [] }: Family<Input, Answer>) {
  let judged = 0;
  const property = fc.property(inputs, (input) => {
    const verdict = oracle(input);
    if (verdict !== silent) judged += 1;
    return verdict === silent || isAllowed(verdict, answerOf(domain, input));
  });
  const outcome = fc.check(property, {
    numRuns: runs,
    seed,
    examples: examples.map(([input]): [Input] => [input]),
  });
  const { failed, counterexample } = outcome;
  if (counterexample === null) return { difference: failed ? 'it broke off' : '', judged };
  const [input] = counterexample;
  const difference = [
    `KISLAP_ORACLE_SEED=${seed}, input ${outcome.numRuns} of ${runs}, shrunk to: ${fc.stringify(input)}`,
    `the description: ${fc.stringify(allowed(oracle(input)))}`,
    `the domain:      ${fc.stringify(answerOf(domain, input))}`,
  ].join('\n');
  return { difference, judged };
}

/** Whether an input shows the mutant, among those on which the oracle and the domain agree. */
function isFound<Input, Answer>(
  { inputs, oracle, domain }: Family<Input, Answer>,
  mutant: (input: Input) => Verdict<Answer>,
): boolean {
  let found = false;
  const property = fc.property(inputs, (input) => {
    const verdict = oracle(input);
    if (verdict === silent) return true;
    const answer = answerOf(domain, input);
    found = isAllowed(verdict, answer) && !isAllowed(mutant(input), answer);
    return !found;
  });
  const { failed, errorInstance } = fc.check(property, { numRuns: runs, seed, endOnFailure: true });
  // Neither the domain nor a mutant may break off.
  if (failed && !found) throw errorInstance;
  return found;
}

/** The RangeError with which the domain refuses a value is an answer too: `throws`. */
function answerOf<Input, Answer>(domain: (input: Input) => Answer, input: Input): Answer | 'throws' {
  try {
    return domain(input);
  } catch (error) {
    if (error instanceof RangeError) return 'throws';
    throw error;
  }
}

const allowed = (verdict: unknown) => (verdict instanceof OneOf ? verdict.answers : verdict);

export function isAllowed(verdict: unknown, answer: unknown): boolean {
  if (verdict instanceof OneOf) return verdict.answers.some((one) => isDeepStrictEqual(one, answer));
  return isDeepStrictEqual(verdict, answer);
}
