import { answerCode } from '../answerCode';
import { factsByCall } from './factsByCall';
import { type CallName, calls } from './calls';

/**
 * Every code that a call may answer: success first, then what any call may say (session ended, failure, maintenance,
 * a body that cannot be read, a bad field or a key that was used for something else, what is given away asked for too often), then its own refusals
 * in rising order.
 *
 * @example
 * codesOf('withdraw')[0]; // => 100
 * codesOf('getUserScore').includes(400); // => true
 */
export function codesOf(name: CallName): readonly number[] {
  const { auth, refusals, restsOnBreak } = factsByCall[name];
  const call = calls[name];
  const own = new Set<number>([answerCode.badParameter, ...refusals.map((refusal) => answerCode[refusal])]);
  if (restsOnBreak === true) own.add(answerCode.accountSuspended);
  if (restsOnBreak === true && !('okCode' in call)) own.add(answerCode.locked);
  return [
    'okCode' in call ? call.okCode : answerCode.ok,
    ...(auth === 'session' ? [answerCode.sessionEnded] : []),
    answerCode.serverFailure,
    answerCode.maintenance,
    ...[...own].toSorted((a, b) => a - b),
  ];
}
