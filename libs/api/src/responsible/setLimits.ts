import { type Money, pesoFromMoney, type realityCheckMinutes } from '@kislap/domain';
import { rgSetCall } from '../contract/responsible';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import { type LimitKind, type LimitSpan, type PlayLimits, playLimitsOf } from './playLimits';

/** One limit as the player wants it. */
interface LimitRequest {
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
  { kind, span, most }: LimitRequest,
  options?: CallOptions,
): Promise<PlayLimits> {
  const value = most === undefined ? undefined : pesoFromMoney(most);
  return playLimitsOf(await callMain(rgSetCall, { kind, span, value }, options));
}

/**
 * Sets how often the player looks at how long he has played and what it has cost. It holds at once, either way.
 *
 * @returns every limit as it is now
 * @throws OfflineError | AnswerError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * const operator = createFakeOperator(sampleHandlers);
 * configureApi({ adapter: operator.adapter });
 * await setRealityCheck(30);
 * operator.seen[0]?.call; // => 'rgSet'
 */
export async function setRealityCheck(
  minutes: (typeof realityCheckMinutes)[number],
  options?: CallOptions,
): Promise<PlayLimits> {
  return playLimitsOf(await callMain(rgSetCall, { kind: 'reality', value: minutes }, options));
}

/**
 * Sets how many minutes a day the player lets himself play; `undefined` for no limit. Fewer apply at once; more wait a
 * day and have to be asked for once more then.
 *
 * @returns every limit as it is now
 * @throws OfflineError | AnswerError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * const operator = createFakeOperator(sampleHandlers);
 * configureApi({ adapter: operator.adapter });
 * await setTimeLimit(120);
 * operator.seen[0]?.call; // => 'rgSet'
 */
export async function setTimeLimit(minutes: number | undefined, options?: CallOptions): Promise<PlayLimits> {
  return playLimitsOf(await callMain(rgSetCall, { kind: 'session', value: minutes }, options));
}
