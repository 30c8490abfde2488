import type { CommissionRow, Money, Percent, TeamDepth } from '@kislap/domain';
import { type CommissionRow as WireRow, teamRewardDetailCall } from '../contract/commission';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import type { ReadKey } from '../mapping/ReadKey';
import { moneyOfPeso, moneyOfScore } from '../mapping/wireValues';

/**
 * What one level of the team earned on one day, and how that came about.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const newest: CommissionRecord | undefined = (await getCommissionLog(0))[0];
 * newest?.level; // => 1
 */
export interface CommissionRecord extends CommissionRow {
  readonly id: number;
  readonly level: TeamDepth;
  readonly turnover: Money;
  readonly ratePercent: Percent;
}

/**
 * The cache key of the rows behind the commission, without their page.
 *
 * @example
 * commissionLogKey(7); // => ['teamRewardDetail', 7]
 */
export function commissionLogKey(userId: number): ReadKey {
  return ['teamRewardDetail', userId];
}

/**
 * Asks for a page of the rows behind the commission, newest first.
 *
 * @param beforeId the smallest id already held, 0 for the first page
 * @throws OfflineError | AnswerError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getCommissionLog(0))[0]?.day; // => '2025-11-12'
 */
export async function getCommissionLog(
  beforeId: number,
  options?: CallOptions,
): Promise<readonly CommissionRecord[]> {
  const rows = await callMain(teamRewardDetailCall, { id: undefined, logId: beforeId }, options);
  return rows.map(recordOf);
}

function recordOf(row: WireRow): CommissionRecord {
  return {
    id: row.logid,
    day: row.day,
    level: row.lv,
    turnover: moneyOfScore(row.ValidBet),
    ratePercent: row.rate,
    amount: moneyOfPeso(row.am),
    isClaimed: row.state === 2,
  };
}
