import { answerCode } from '../answerCode';
import type { CallContract, PaymentCallContract } from '../call';
import { type CallFacts, groupTitles } from '../callFacts';
import { type CallName, calls } from './calls';
import purposes from './purposes.json';

/**
 * A call of the contract with everything that is known of it.
 *
 * @example
 * const login: DescribedCall | undefined = describedCalls.find(({ name }) => name === 'login');
 * login?.codes[0]; // => 200
 */
export interface DescribedCall {
  readonly name: CallName;
  /** What it is for, as its declaration says. */
  readonly purpose: string;
  readonly facts: CallFacts;
  /** Its schemas and its address; a payment call is the one that has `okCode`. */
  readonly contract: CallContract | PaymentCallContract<number> | PaymentCallContract<string>;
  /** Every code it may answer, the one of success first. */
  readonly codes: readonly number[];
}

/**
 * What each call declares beside its schemas.
 *
 * @example
 * factsByCall.deposit.kind; // => 'E'
 */
export const factsByCall: Readonly<Record<CallName, CallFacts>> = calls;

const isName = (name: string): name is CallName => name in calls;
const texts: Readonly<Record<string, string>> = purposes;

/**
 * Every call of the contract with everything that is known of it, group by group.
 *
 * @example
 * describedCalls[0]?.facts.group; // => 'accounts'
 */
export const describedCalls: readonly DescribedCall[] = Object.keys(groupTitles).flatMap((group) =>
  Object.keys(calls)
    .filter(isName)
    .filter((name) => factsByCall[name].group === group)
    .map((name) => ({
      name,
      purpose: texts[name] ?? '',
      facts: factsByCall[name],
      contract: calls[name],
      codes: codesOf(name),
    })),
);

/**
 * Every code that a call may answer: success, what any call may say (session ended, failure, maintenance, a bad field,
 * a locked session), then its own refusals in rising order.
 *
 * @example
 * codesOf('withdraw')[0]; // => 100
 * codesOf('getUserScore').includes(400); // => true
 */
export function codesOf(name: CallName): readonly number[] {
  const { auth, kind, refusals, whileAway, whileIncomplete, whileLocked } = factsByCall[name];
  const call = calls[name];
  const own = new Set<number>([answerCode.badParameter, ...refusals.map((refusal) => answerCode[refusal])]);
  if (auth === 'session' && whileAway !== true) {
    own.add(answerCode.accountSuspended);
    // What gives something is counted.
    if (kind === 'E' && !('okCode' in call)) own.add(answerCode.locked);
    if (kind === 'E' && whileIncomplete !== true) own.add(answerCode.accountIncomplete);
  }
  if (auth === 'session' && whileLocked !== true) own.add(answerCode.sessionLocked);
  return [
    'okCode' in call ? call.okCode : answerCode.ok,
    ...(auth === 'session' ? [answerCode.sessionEnded] : []),
    answerCode.serverFailure,
    answerCode.maintenance,
    ...[...own].toSorted((a, b) => a - b),
  ];
}
