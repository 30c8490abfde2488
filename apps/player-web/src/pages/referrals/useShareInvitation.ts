import { useInvitationWords } from '@kislap/api';
import { useState } from 'react';
import { currentLocale } from '../../locale/currentLocale';
import { shareLink } from '../../share/shareLink';

/**
 * Shares the invitation in the operator's words, in the player's language; without words the link goes alone.
 *
 * @returns to be called inside a tap; does nothing until the link is known
 */
export function useShareInvitation(userId: number, link: string | undefined): () => void {
  const { data: words } = useInvitationWords(userId);
  const [locale] = useState(currentLocale);
  const text = (locale === 'tag' ? words?.tagalogText : undefined) ?? words?.text ?? '';
  return () => {
    if (link !== undefined) void shareLink({ text, url: link });
  };
}
