import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { OneOf, silent, type Verdict } from '../verdict';
import { isAllowed, type Family } from './compareFamily';
import { runs, seed, timeoutMs } from './settings';

/** A family whose answers take time: all inputs are answered first, and then compared. */
export interface AnsweredFamily<Input, Answer> extends Omit<Family<Input, Answer>, 'domain'> {
  readonly answers: (inputs: readonly Input[]) => Promise<readonly Answer[]>;
}

interface Answered<Input, Answer> {
  readonly input: Input;
  readonly verdict: Verdict<Answer>;
  readonly answer: Answer | undefined;
}

/** Like `compareFamily`, for what is asked over a connection. */
export function compareAnswers<Input, Answer>(family: AnsweredFamily<Input, Answer>): void {
  const { name, inputs, oracle, answers, examples = [], mutants } = family;
  let judged: readonly Answered<Input, Answer>[] = [];
  const agreed = () => judged.filter(({ verdict, answer }) => isAllowed(verdict, answer));

  describe(`${name}`, () => {
    beforeAll(async () => {
      const all = [...examples.map(([input]) => input), ...fc.sample(inputs, { numRuns: runs, seed })];
      const given = await answers(all);
      judged = all
        .map((input, at): Answered<Input, Answer> => ({ input, verdict: oracle(input), answer: given[at] }))
        .filter(({ verdict }) => verdict !== silent);
    }, timeoutMs);

    for (const [input, answer] of examples) {
      test(`the oracle answers the worked example ${fc.stringify(input)}`, () => {
        expect(oracle(input)).toEqual(answer);
      });
    }
    test('it answers as the description says', () => {
      expect(smallestDifference(judged)).toBe('');
      expect(judged.length / runs).toBeGreaterThan(0.5);
    });
    for (const [fault, mutant] of Object.entries(mutants)) {
      test(`seed ${seed} notices: ${fault}`, () => {
        expect(agreed().some(({ input, answer }) => !isAllowed(mutant(input), answer))).toBe(true);
      });
    }
  });
}

function smallestDifference<Input, Answer>(judged: readonly Answered<Input, Answer>[]): string {
  const differences = judged
    .filter(({ verdict, answer }) => !isAllowed(verdict, answer))
    .map(({ input, verdict, answer }) => ({ text: fc.stringify(input), verdict, answer }))
    .toSorted((left, right) => left.text.length - right.text.length);
  const [first] = differences;
  if (first === undefined) return '';
  const { text, verdict, answer } = first;
  return [
    `KISLAP_ORACLE_SEED=${seed}, ${differences.length} of ${judged.length} differ, the shortest: ${text}`,
    `the description: ${fc.stringify(verdict instanceof OneOf ? verdict.answers : verdict)}`,
    `the code:        ${fc.stringify(answer)}`,
  ].join('\n');
}
