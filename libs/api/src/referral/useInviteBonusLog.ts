import { useRecordLog } from '../swr/useRecordLog';
import { getInviteBonusLog, inviteBonusLogKey, type InviteBonusSpan } from './inviteBonuses';

/**
 * What the player's invitations brought; nothing for a guest.
 *
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useInviteBonusLog(7, 'ever').rows[0]?.kind; // => 'firstDeposit'
 */
export function useInviteBonusLog(userId: number | undefined, span: InviteBonusSpan) {
  const key = userId === undefined ? undefined : inviteBonusLogKey(userId, span);
  return useRecordLog(key, (id, options) => getInviteBonusLog(span, id, options));
}
