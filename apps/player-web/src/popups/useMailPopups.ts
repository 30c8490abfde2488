import { useMails, useUnreadMailCount } from '@kislap/api';
import type { Mail } from '@kislap/api';
import { openOverlay } from '../overlays/openOverlay';
import { useUserId } from '../session/useUserId';
import type { Popup } from './Popup';

/**
 * The player's own unread messages that matter; `undefined` until they are known, none when they could not be loaded.
 * The mailbox is asked only when something in it is unread.
 */
export function useMailPopups(): readonly Popup[] | undefined {
  const userId = useUserId();
  const unread = useUnreadMailCount(userId);
  const hasUnread = (unread.data ?? 0) > 0;
  const { rows, isLoading } = useMails(hasUnread ? userId : undefined);
  const isCounted = userId === undefined || unread.data !== undefined || unread.error !== undefined;
  return isCounted && !isLoading ? rows.flatMap(popupsOf) : undefined;
}

function popupsOf({ id, isRead, urgency }: Mail): readonly Popup[] {
  if (isRead || urgency === undefined) return [];
  const kind = urgency === 'important' ? 'importantMail' : 'responsibleGaming';
  return [{ kind, id: `mail:${id}`, show: () => openOverlay('mail-letter', { mailId: id }) }];
}
