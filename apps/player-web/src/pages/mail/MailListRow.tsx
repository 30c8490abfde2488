import { serverNow } from '@kislap/api';
import type { Mail } from '@kislap/api';
import { epochSecondsFrom, giftOfMail, manilaDay } from '@kislap/domain';
import { MailRow } from '@kislap/ui';

interface MailListRowProps {
  readonly mail: Mail;
  readonly onPress: () => void;
}

/** One message of the list. */
export function MailListRow({ mail, onPress }: MailListRowProps) {
  const { title, at, isRead, attachment, giftAmount, preview } = mail;
  const now = epochSecondsFrom(serverNow() / 1000);
  return (
    <MailRow
      isInsideItem
      title={title}
      {...(preview !== undefined && { preview })}
      at={at}
      today={manilaDay(now)}
      isUnread={!isRead}
      gift={giftOfMail(attachment, now)}
      giftAmount={giftAmount}
      onPress={onPress}
    />
  );
}
