import { UsageProblem } from './UsageProblem';

/**
 * A whole number above zero from the command line.
 *
 * @throws UsageProblem
 */
export function readNumber(option: string, given: string | undefined, usual: number): number {
  if (given === undefined) return usual;
  const number = Number(given);
  if (Number.isSafeInteger(number) && number > 0) return number;
  throw new UsageProblem(`${option} takes a whole number above zero, not "${given}".`);
}
