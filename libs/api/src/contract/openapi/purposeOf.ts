import type { DescribedCall } from '../registry/DescribedCall';
import { codeMeaning } from './codeMeaning';
import { pagingSentence } from './pagingSentence';

const kinds = {
  R: 'Reads; changes nothing.',
  I: 'Idempotent: however often it is made, the state ends the same.',
  E: 'Gives or moves something: applied once per idempotency key.',
} as const;

const auths = {
  session: 'Needs a session.',
  open: 'Answers anybody; a token is sent where there is one.',
  bare: 'Answers anybody; a token is never sent.',
} as const;

/**
 * What is to be known of a call beyond its fields, as Markdown.
 *
 * @example
 * import { describedCalls } from '@kislap/api/registry';
 * const [login] = describedCalls.filter(({ name }) => name === 'login');
 * login && purposeOf(login).includes('200: ok'); // => true
 */
export function purposeOf({ facts, codes }: DescribedCall): string {
  return [
    `${kinds[facts.kind]} ${auths[facts.auth]}`,
    ...(facts.paging ? [pagingSentence(facts.paging)] : []),
    ['Codes:', ...codes.map((code) => `- ${code}: ${codeMeaning(code)}`)].join('\n'),
  ].join('\n\n');
}
