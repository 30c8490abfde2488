import { pesoFromMoney, type Money } from '@kislap/domain';
import { rgSetCall } from '../contract/responsible';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import type { LimitKind, LimitSpan, PlayLimits } from './PlayLimits';
import { playLimitsOf } from './playLimitsOf';

/** One limit as the player wants it. */
export interface LimitWish {
  readonly kind: LimitKind;
  readonly span: LimitSpan;
  /** `undefined` for none. */
  readonly most: Money | undefined;
}

/**
 * Sets a limit. Lower applies at once; higher waits a day and has to be asked for once more then.
 *
 * @returns every limit as it is now
 * @throws OfflineError | AnswerError | ContractError
 * @example
 * import { moneyFromPeso } from '@kislap/domain';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * const operator = createFakeOperator(sampleHandlers);
 * configureApi({ adapter: operator.adapter });
 * await setPlayLimit({ kind: 'dep', span: 'day', most: moneyFromPeso(1_000) });
 * operator.seen[0]?.call; // => 'rgSet'
 */
export async function setPlayLimit(
  { kind, span, most }: LimitWish,
  options?: CallOptions,
): Promise<PlayLimits> {
  const value = most === undefined ? undefined : pesoFromMoney(most);
  return playLimitsOf(await callMain(rgSetCall, { kind, span, value }, options));
}
