import { type EpochSeconds, epochSecondsFrom, type Money, type Rebate } from '@kislap/domain';
import type { Claim } from '../claims/claim';
import { getDayFlowCall, receiveDayFlowCall, userDayFlowCall } from '../contract/rebate';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import type { ReadKey } from '../mapping/ReadKey';
import type { LogPage } from '../mapping/LogPage';
import { definedFields, moneyOfScore, optionalMoney } from '../mapping/wireValues';

/**
 * A rebate that was received.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const last: RebateRecord | undefined = (await getRebateLog(0)).rows[0];
 * last === undefined; // => false
 */
export interface RebateRecord {
  readonly id: number;
  readonly at: EpochSeconds;
  /** What it was a part of. */
  readonly turnover: Money;
  readonly amount: Money;
}

/**
 * The cache key of yesterday's rebate.
 *
 * @example
 * rebateKey(7); // => ['userDayFlow', 7]
 */
export function rebateKey(userId: number): ReadKey {
  return ['userDayFlow', userId];
}

/**
 * Asks for yesterday's rebate. @throws OfflineError | AnswerError | ContractError
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getRebate()).ratePercent; // => 0.6
 */
export async function getRebate(options?: CallOptions): Promise<Rebate> {
  const { FlGet, Amount, UserFlow, rate, day } = await callMain(userDayFlowCall, {}, options);
  return {
    isReceived: FlGet === 1,
    amount: moneyOfScore(Amount),
    ...definedFields({
      turnover: UserFlow === undefined ? undefined : moneyOfScore(UserFlow),
      ratePercent: rate,
      day: day === '' ? undefined : day,
    }),
  };
}

/** Rows in one page of the list. */
const PAGE_ROWS = 100;

/**
 * The cache key of the received rebates, without their page.
 *
 * @example
 * rebateLogKey(7); // => ['getDayFlow', 7]
 */
export function rebateLogKey(userId: number): ReadKey {
  return ['getDayFlow', userId];
}

/**
 * Asks for a page of the received rebates, newest first. Paging rule: the list is finished when an empty page comes.
 *
 * @param index of the page, from 0
 * @throws OfflineError | AnswerError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getRebateLog(0)).isLast; // => false
 */
export async function getRebateLog(index: number, options?: CallOptions): Promise<LogPage<RebateRecord>> {
  const rows = await callMain(getDayFlowCall, { offset: index * PAGE_ROWS }, options);
  return {
    rows: rows.map(({ LogID, LogTime, UserFlow, Amount }) => ({
      id: LogID,
      at: epochSecondsFrom(LogTime),
      turnover: moneyOfScore(UserFlow),
      amount: moneyOfScore(Amount),
    })),
    isLast: rows.length === 0,
  };
}

/**
 * Receives yesterday's rebate. Then take the claim with `useInvalidation`.
 *
 * @throws AnswerError 1008 nothing is due, 1009 received before | OfflineError | ContractError
 * @example
 * import { formatMoney } from '@kislap/domain';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * formatMoney((await receiveRebate()).amount); // => '50.52'
 */
export async function receiveRebate(options?: CallOptions): Promise<Claim> {
  const { Amount, Score, needFlow, orderid } = await callMain(receiveDayFlowCall, {}, options);
  return {
    amount: moneyOfScore(Amount),
    balance: moneyOfScore(Score),
    turnoverAdded: optionalMoney(needFlow),
    ...definedFields({ orderId: orderid }),
  };
}
