import { useMails, useUnreadMailCount } from '@kislap/api';
import type { Mail } from '@kislap/api';
import { openOverlay } from '../overlays/openOverlay';
import { useUserId } from '../session/useUserId';
import type { Popup } from './Popup';

/** The player's own unread messages that matter. The mailbox is asked only when something in it is unread. */
export function useMailPopups(): readonly Popup[] {
  const userId = useUserId();
  const unread = useUnreadMailCount(userId).data ?? 0;
  const { rows } = useMails(unread > 0 ? userId : undefined);
  return rows.flatMap(popupsOf);
}

function popupsOf({ id, isRead, urgency }: Mail): readonly Popup[] {
  if (isRead || urgency === undefined) return [];
  const kind = urgency === 'important' ? 'importantMail' : 'responsibleGaming';
  return [{ kind, id: `mail:${id}`, show: () => openOverlay('mail-letter', { mailId: id }) }];
}
