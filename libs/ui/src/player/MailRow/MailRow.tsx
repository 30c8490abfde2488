import { formatPeso, manilaDay } from '@kislap/domain';
import type { DayKey, EpochSeconds, MailGift, Money } from '@kislap/domain';
import { dayText, useText } from '@kislap/i18n';
import type { TranslateText } from '@kislap/i18n';

import { envelopeSimpleOpenRegular } from '../../icons/mail';
import { envelopeSimpleDuotone, giftDuotone } from '../../icons/menus';
import { item, row } from '../../patterns/List/List.css';
import { Icon } from '../../primitives/Icon/Icon';
import { Time } from '../../primitives/Time/Time';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import {
  body,
  dot,
  headline,
  mail,
  mark,
  preview as previewStyle,
  tag,
  time,
  title as titleStyle,
} from './MailRow.css';

interface MailRowProps {
  /** The subject. */
  readonly title: string;
  /** Beginning of the text, where the operator sends one. */
  readonly preview?: string;
  /** When it was, in epoch seconds. */
  readonly at: EpochSeconds;
  /** The Manila day it is now: today's mail shows its hour, older mail its day. */
  readonly today: DayKey;
  /** Whether a dot says that it was not opened. */
  readonly isUnread: boolean;
  /** Whether there is a gift in it, and whether it was claimed. */
  readonly gift: MailGift;
  /** What the gift comes to, where it is money. */
  readonly giftAmount?: Money | undefined;
  /** What pressing it does. */
  readonly onPress: () => void;
  /** The list around it already made the list item, as long lists do. */
  readonly isInsideItem?: boolean;
}

function GiftTag({ gift, giftAmount }: Pick<MailRowProps, 'gift' | 'giftAmount'>) {
  const text = useText();
  if (gift === 'none') return null;
  if (gift === 'received') return <span className={tag}>{text('reward.received')}</span>;
  if (gift === 'expired') {
    return (
      <span className={tag} data-over>
        {text('mail.expired')}
      </span>
    );
  }
  return (
    <span className={tag}>
      {giftAmount === undefined ? text('mail.gift') : text('mail.giftOf', { amount: formatPeso(giftAmount) })}
    </span>
  );
}

function Body({ title, preview, at, today, isUnread, gift, giftAmount }: MailRowProps) {
  const text = useText();
  return (
    <span className={body}>
      <span className={headline}>
        <span className={titleStyle} data-unread={isUnread}>
          {isUnread && <VisuallyHidden>{text('mail.unread')}. </VisuallyHidden>}
          {title}
        </span>
        <span className={time}>
          {manilaDay(at) === today ? <Time at={at} format="clock" /> : olderDay(manilaDay(at), today, text)}
        </span>
      </span>
      {preview !== undefined && <span className={previewStyle}>{preview}</span>}
      <GiftTag gift={gift} giftAmount={giftAmount} />
    </span>
  );
}

/** A day of this year by its day and month, which leaves the title its line; of another year in full. */
function olderDay(day: DayKey, today: DayKey, text: TranslateText): string {
  return day.slice(0, 4) === today.slice(0, 4) ? dayText(text, day) : dayText(text, day, 'date');
}

/** A message in the mailbox. Unread is weight, a dot, and a word for those who see neither. */
export function MailRow(props: MailRowProps) {
  const { isUnread, gift, onPress, isInsideItem = false } = props;
  const envelope = isUnread ? envelopeSimpleDuotone : envelopeSimpleOpenRegular;
  const message = (
    <button type="button" className={`${row({ media: 'icon' })} ${mail}`} onClick={onPress}>
      <span className={mark} data-unread={isUnread}>
        <Icon glyph={gift === 'none' ? envelope : giftDuotone} />
      </span>
      <Body {...props} />
      {isUnread && <span className={dot} aria-hidden />}
    </button>
  );
  return isInsideItem ? message : <li className={item}>{message}</li>;
}
