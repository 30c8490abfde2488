import type { ShareLogRow } from '@kislap/api/contract';
import type { PlayerCallContext } from '../../http/CallContext';
import { bonusesSince, type LogRequest } from './bonusesSince';

/** Everything invitations brought the player, a page at a time. */
export function listInviteBonuses(context: PlayerCallContext, request: LogRequest): Promise<ShareLogRow[]> {
  return bonusesSince(context, request, 0);
}
