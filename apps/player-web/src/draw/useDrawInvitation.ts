import { useInvitation, useInvitationWords } from '@kislap/api';
import { currentLocale } from '../locale/currentLocale';
import { shareLink } from '../share/shareLink';

/**
 * Invites friends to the player's round. The words are the operator's.
 *
 * @returns shares the invitation; `undefined` until it is known
 */
export function useDrawInvitation(userId: number | undefined): (() => void) | undefined {
  const { data: invitation } = useInvitation(userId);
  const { data: words } = useInvitationWords(userId);
  if (invitation === undefined || words === undefined) return undefined;
  const { text, tagalogText = text } = words;
  return () => {
    const said = currentLocale() === 'tag' ? tagalogText : text;
    void shareLink({ text: said, url: invitation.url });
  };
}
