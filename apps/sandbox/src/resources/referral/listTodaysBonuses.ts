import type { ShareLogRow } from '@kislap/api/contract';
import type { PlayerCallContext } from '../../http/CallContext';
import { manilaToday } from '../../kernel/manilaToday';
import { bonusesSince, type LogRequest } from './bonusesSince';

/** What invitations brought the player today in Manila, a page at a time. */
export function listTodaysBonuses(context: PlayerCallContext, request: LogRequest): Promise<ShareLogRow[]> {
  return bonusesSince(context, request, manilaToday(context.nowMs).startsAtMs);
}
