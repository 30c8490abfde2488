import { type EpochSeconds, epochSecondsFrom, type Money } from '@kislap/domain';
import { shareLog4UCall, shareLogCall, type ShareLogRow } from '../contract/referral';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import type { ReadKey } from '../mapping/ReadKey';
import { moneyOfPeso } from '../mapping/wireValues';

/**
 * Something an invitation brought.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const newest: InviteBonus | undefined = (await getInviteBonusLog('ever', 0))[0];
 * newest?.kind; // => 'firstDeposit'
 */
export interface InviteBonus {
  readonly id: number;
  readonly at: EpochSeconds;
  /** The friend's, masked by the operator; '' for commission, which comes from the whole team. */
  readonly nickname: string;
  readonly kind: 'registered' | 'firstDeposit' | 'commission';
  readonly amount: Money;
  readonly isClaimed: boolean;
}

/**
 * Of which time: today in Manila, or ever.
 *
 * @example
 * const span: InviteBonusSpan = 'ever';
 * inviteBonusLogKey(7, span); // => ['shareLog', 7]
 */
export type InviteBonusSpan = 'today' | 'ever';

const kinds = { 1: 'registered', 2: 'firstDeposit', 3: 'commission' } as const;

/**
 * The cache key of what invitations brought, without its page.
 *
 * @example
 * inviteBonusLogKey(7, 'today'); // => ['shareLog4U', 7]
 * inviteBonusLogKey(7, 'ever'); // => ['shareLog', 7]
 */
export function inviteBonusLogKey(userId: number, span: InviteBonusSpan): ReadKey {
  return [span === 'today' ? 'shareLog4U' : 'shareLog', userId];
}

/**
 * Asks for a page of what invitations brought, newest first.
 *
 * @param beforeId the smallest id already held, 0 for the first page
 * @throws OfflineError | AnswerError | ContractError
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getInviteBonusLog('ever', 0))[0]?.kind; // => 'firstDeposit'
 */
export async function getInviteBonusLog(
  span: InviteBonusSpan,
  beforeId: number,
  options?: CallOptions,
): Promise<readonly InviteBonus[]> {
  const fields = { logId: beforeId };
  const rows =
    span === 'today'
      ? await callMain(shareLog4UCall, fields, options)
      : await callMain(shareLogCall, fields, options);
  return rows.map(inviteBonusOf);
}

function inviteBonusOf(row: ShareLogRow): InviteBonus {
  return {
    id: row.logid,
    at: epochSecondsFrom(row.logtime),
    nickname: row.nick,
    kind: kinds[row.type],
    amount: moneyOfPeso(row.am),
    isClaimed: row.state === 2,
  };
}
