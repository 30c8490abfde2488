import { formatPeso, zeroMoney } from '@kislap/domain';
import type { EpochSeconds, Money as MoneyAmount } from '@kislap/domain';
import { useText } from '@kislap/i18n';

import { PrizePicture } from '../../art/prizes/PrizePicture';
import { ShortcutMark } from '../../art/shortcuts/ShortcutMark';
import { envelopeSimpleRegular } from '../../icons/actions';
import { Row } from '../../patterns/List/List';
import { Button } from '../../primitives/Button/Button';
import { Icon } from '../../primitives/Icon/Icon';
import { Money } from '../../primitives/Money/Money';
import { lastMinute } from '../MailLetter/lastMinute';
import { lines, medal } from './GiftRow.css';

type GiftArt =
  | 'checkIn'
  | 'draw'
  | 'rebate'
  | 'vip'
  | 'redPacket'
  | 'egg'
  | 'basket'
  | 'coin'
  | 'chest'
  | 'letter';

type GiftEnd =
  /** Received with one press, or opened where it lies. */
  | { readonly type: 'receive' | 'open'; readonly isBusy: boolean; readonly onPress: () => void }
  /** It can come: the row leads to how. */
  | { readonly type: 'more'; readonly onPress: () => void };

interface GiftRowProps {
  /** What the gift is called. */
  readonly title: string;
  /** Which drawing stands before it. */
  readonly art: GiftArt;
  /** Nothing of what only shows when it is opened. */
  readonly amount?: MoneyAmount | undefined;
  /** What has to be bet before it can be withdrawn; nothing where that is not known beforehand. */
  readonly toBet?: MoneyAmount | undefined;
  /** When it lapses, in epoch seconds; without it, never. */
  readonly until?: EpochSeconds | undefined;
  /** What it takes, or when it comes. */
  readonly caption?: string;
  /** What its button does: takes it, opens it, or leads to how it comes. */
  readonly end: GiftEnd;
}

function Art({ kind }: { readonly kind: GiftArt }) {
  switch (kind) {
    case 'basket':
    case 'coin':
    case 'chest':
      return <PrizePicture kind={kind} size={30} />;
    case 'letter':
      return <Icon glyph={envelopeSimpleRegular} />;
    default:
      return <ShortcutMark kind={kind} />;
  }
}

/** A gift in the list of what waits and what can come: where it is from, how much, and on what terms. */
export function GiftRow({ title, art, amount, toBet, until, caption, end }: GiftRowProps) {
  const text = useText();
  const content = {
    media: (
      <span className={medal}>
        <Art kind={art} />
      </span>
    ),
    title,
    caption: (
      <span className={lines}>
        {amount !== undefined && amount > zeroMoney && <Money amount={amount} size="sm" tone="money" />}
        {caption !== undefined && <span>{caption}</span>}
        {toBet !== undefined && toBet > zeroMoney && (
          <span>{text('gifts.toBet', { amount: formatPeso(toBet) })}</span>
        )}
        {until !== undefined && <span>{text('mail.receiveBy', { time: lastMinute(until) })}</span>}
      </span>
    ),
  };
  if (end.type === 'more') return <Row mediaSize="picture" {...content} onPress={end.onPress} />;
  return (
    <Row
      mediaSize="picture"
      {...content}
      action={
        <Button
          size="sm"
          isLoading={end.isBusy}
          aria-label={`${text(end.type === 'open' ? 'egg.open' : 'mail.receive')}: ${title}`}
          onClick={end.onPress}
        >
          {text(end.type === 'open' ? 'egg.open' : 'mail.receive')}
        </Button>
      }
    />
  );
}
