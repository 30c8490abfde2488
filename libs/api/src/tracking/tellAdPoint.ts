import { pesoFromMoney, type Money } from '@kislap/domain';
import type { Tracking } from '../accounts/Tracking';
import { adPointCall } from '../contract/tracking';
import { callMain } from '../http/callMain';
import { definedFields } from '../mapping/definedFields';

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
export async function tellAdPoint(point: AdPoint, tracking: Tracking = {}): Promise<void> {
  const { step, userId, eventId, amount, depositId } = point;
  const facts = definedFields({
    amount: amount === undefined ? undefined : pesoFromMoney(amount),
    logid: depositId,
  });
  const fields = { ...tracking, type: wireType[step], userId, eventId, ...facts };
  await callMain(adPointCall, fields, { attempts: 1, idempotencyKey: eventId }).catch(() => undefined);
}
