import { type Money, pesoFromMoney } from '@kislap/domain';
import { adPointCall } from '../contract/tracking';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import { reportUnexpected } from '../http/configureApi';
import { definedFields } from '../mapping/wireValues';

/**
 * Where a visitor came from: launch parameters that sign-in and sign-up pass on under the same names.
 *
 * @example
 * const tracking: Tracking = { invite: 'LIW4NAG' };
 * readTracking('?invite=LIW4NAG'); // => tracking
 */
export interface Tracking {
  readonly app_token?: string;
  readonly register?: string;
  readonly firstDepositArrival?: string;
  readonly deposit?: string;
  readonly gps_adid?: string;
  readonly adid?: string;
  readonly fbPixelId?: string;
  readonly fbclid?: string;
  readonly is?: string;
  readonly invite?: string;
}

/** What an address may say about where a visitor came from, and what it must look like. */
const longest = 256;
const anything = /^\P{C}+$/u;
const patterns: Readonly<Record<keyof Tracking, RegExp>> = {
  app_token: anything,
  register: anything,
  firstDepositArrival: anything,
  deposit: anything,
  gps_adid: anything,
  adid: anything,
  fbPixelId: /^\d{5,20}$/,
  fbclid: anything,
  is: /^\w{1,16}$/,
  invite: anything,
};

/**
 * Reads where a visitor came from out of the address they arrived at. Known names with sensible values alone: it is
 * passed on, and nothing is ever loaded or done because of it.
 *
 * @param search with or without its `?`
 * @example
 * readTracking('?invite=LIW4NAG&fbPixelId=1&page=2'); // => { invite: 'LIW4NAG' }
 */
export function readTracking(search: string): Tracking {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    Object.entries(patterns).flatMap(([name, pattern]) => {
      const value = query.get(name) ?? '';
      return value.length <= longest && pattern.test(value) ? [[name, value]] : [];
    }),
  );
}

/**
 * A step of a player that whoever brought them here may hear of, if the player agreed.
 *
 * @example
 * const point: AdPoint = { step: 'registered', userId: 7, eventId: newIdempotencyKey() };
 * point.step; // => 'registered'
 */
export interface AdPoint {
  readonly step: 'registered' | 'firstDeposit' | 'deposit' | 'loggedIn';
  readonly userId: number;
  /** The same for every telling of one event. */
  readonly eventId: string;
  readonly amount?: Money;
  readonly depositId?: number;
}

const wireType = { registered: 0, firstDeposit: 1, deposit: 2, loggedIn: 3 } as const;

/**
 * Tells the operator of a step, once, and does not mind whether that worked. Never throws.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * const operator = createFakeOperator(sampleHandlers);
 * configureApi({ adapter: operator.adapter });
 * await tellAdPoint({ step: 'registered', userId: 7, eventId: 'registered-7' });
 * operator.seen[0]?.call; // => 'adPoint'
 */
export async function tellAdPoint(
  point: AdPoint,
  tracking: Tracking = {},
  options: CallOptions = {},
): Promise<void> {
  const { step, userId, eventId, amount, depositId } = point;
  const facts = definedFields({
    amount: amount === undefined ? undefined : pesoFromMoney(amount),
    logid: depositId,
  });
  const fields = { ...tracking, type: wireType[step], userId, eventId, ...facts };
  const sending = callMain(adPointCall, fields, { ...options, idempotencyKey: eventId });
  await sending.catch((error: unknown) => reportUnexpected(error, options));
}
