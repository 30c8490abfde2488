import { useUnreadMailCount } from '@kislap/api';
import { mailBadge } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { envelopeSimpleDuotone, Icon, Row } from '@kislap/ui';
import { useUserId } from '../../session/useUserId';

/** The way to the mailbox, with what is unread in it. */
export function MailEntry() {
  const text = useText();
  const unread = mailBadge(useUnreadMailCount(useUserId()).data ?? 0);
  return (
    <Row
      media={<Icon glyph={envelopeSimpleDuotone} />}
      title={text('mail.title')}
      href="/user/mail"
      {...(unread !== undefined && { value: unread })}
    />
  );
}
