import { useUnreadMailCount } from '@kislap/api';
import { mailBadge } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { envelopeSimpleRegular, IconButton } from '@kislap/ui';
import { go } from '../../../navigation/go';
import { useUserId } from '../../../session/useUserId';

/** The way to the mailbox from home, with the number of messages that are unread. */
export function MailButton() {
  const text = useText();
  const unread = useUnreadMailCount(useUserId()).data ?? 0;
  const count = mailBadge(unread);
  return (
    <IconButton
      glyph={envelopeSimpleRegular}
      label={count === undefined ? text('mail.title') : text('mail.unreadCount', { count })}
      count={unread}
      onClick={() => void go('/user/mail')}
    />
  );
}
