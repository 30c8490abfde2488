import { type AccountNeed, accountParts } from '../contract/accountNeed';
import { completeAccountCall } from '../contract/completeAccount';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import { definedFields } from '../mapping/wireValues';

/**
 * What an account is given that lacks it. What it has may be left out.
 *
 * @example
 * const facts: AccountFacts = { birthday: '1990-05-20', hasAgreed: true };
 * facts.phone; // => undefined
 */
export interface AccountFacts {
  /** YYYY-MM-DD. */
  readonly birthday?: string | undefined;
  /** To the terms. */
  readonly hasAgreed?: boolean | undefined;
  /** With area code: '639171234567'; proven by a code of the scene `bind`. */
  readonly phone?: string | undefined;
  readonly code?: string | undefined;
}

/**
 * Adds what the account lacks. Then tell `useInvalidation`.
 *
 * @throws AnswerError 1001 (`data.field`), 1003 phone taken, 1004 wrong code, 1016 under age: the account is closed |
 *   OfflineError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * const operator = createFakeOperator(sampleHandlers);
 * configureApi({ adapter: operator.adapter });
 * await completeAccount({ birthday: '1990-05-20', hasAgreed: true });
 * operator.seen[0]?.fields; // => { birthday: '1990-05-20', agree: '1' }
 */
export async function completeAccount(facts: AccountFacts, options?: CallOptions): Promise<void> {
  const { hasAgreed, ...told } = facts;
  const fields = definedFields({ ...told, agree: hasAgreed === true ? (1 as const) : undefined });
  await callMain(completeAccountCall, fields, options);
}

/**
 * What an account lacks by the `need` of a refusal or a login; everything the form can ask for when the operator does not say.
 *
 * @example
 * needOfRefusal(['phone']); // => ['phone']
 * needOfRefusal(undefined); // => ['birthday', 'agree', 'phone']
 */
export function needOfRefusal(need: number | readonly string[] | undefined): AccountNeed {
  const named = typeof need === 'object' ? accountParts.filter((part) => need.includes(part)) : [];
  return named.length > 0 ? named : accountParts;
}
