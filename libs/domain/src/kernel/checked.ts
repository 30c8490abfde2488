import { misuse } from './misuse';

/**
 * A value that a rule can work with, as what it then is.
 *
 * @param wanted what the rule takes, with its article: 'a percentage'
 * @throws RangeError when it is not that
 */
export function checked<Given, Right extends Given>(
  given: Given,
  isRight: (given: Given) => given is Right,
  wanted: string,
): Right {
  if (isRight(given)) return given;
  throw misuse(wanted, given);
}
