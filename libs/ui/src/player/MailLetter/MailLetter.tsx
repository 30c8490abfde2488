import { addMoney, formatPeso, zeroMoney } from '@kislap/domain';
import type { EpochSeconds, MailGift, Money as MoneyAmount } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import type { ComponentProps } from 'react';

import { PrizePicture } from '../../art/prizes/PrizePicture';
import { trashRegular } from '../../icons/actions';
import { Link } from '../../patterns/Link/Link';
import { Button } from '../../primitives/Button/Button';
import { Heading } from '../../primitives/Heading/Heading';
import { Money } from '../../primitives/Money/Money';
import { Stack } from '../../primitives/Stack/Stack';
import { StatusTag } from '../../primitives/StatusTag/StatusTag';
import { Surface } from '../../primitives/Surface/Surface';
import { Text } from '../../primitives/Text/Text';
import { Time } from '../../primitives/Time/Time';
import { address, attachment, letter, words } from './MailLetter.css';
import { lastMinute } from './lastMinute';
import { messageParts } from './messageParts';

interface Attachment {
  readonly art: ComponentProps<typeof PrizePicture>['kind'];
  readonly amount: MoneyAmount;
}

interface MailLetterProps {
  /** The subject. */
  readonly title: string;
  /** When it was, in epoch seconds. */
  readonly at: EpochSeconds;
  /** Plain text of the operator; its line breaks stay, and addresses in it can be opened. */
  readonly body: string;
  /** What is in the letter, in order. */
  readonly attachments: readonly Attachment[];
  /** Whether its gift can be claimed, is being claimed, or is claimed. */
  readonly gift: MailGift | 'receiving';
  /** After it the gift is gone. */
  readonly receiveBy?: EpochSeconds | undefined;
  /** Left out where the bar below has the button. */
  readonly onReceive?: (() => void) | undefined;
  /** The letter is being deleted: the button waits. */
  readonly isDeleting?: boolean;
  /** Left out where the bar above has the button, or while a gift waits inside. */
  readonly onDelete?: (() => void) | undefined;
}

const total = (attachments: readonly Attachment[]) =>
  attachments.reduce((sum, { amount }) => addMoney(sum, amount), zeroMoney);

function Words({ body }: Pick<MailLetterProps, 'body'>) {
  return messageParts(body).map((part, index) =>
    part.type === 'text' ? (
      part.text
    ) : (
      <Link key={index} className={address} href={part.href}>
        {part.href}
      </Link>
    ),
  );
}

function AttachmentCard({ art, amount }: Attachment) {
  const text = useText();
  return (
    <Surface isFestive>
      <div className={attachment}>
        <PrizePicture kind={art} size={56} />
        <div>
          <Text size="sm" tone="muted">
            {text('mail.attached')}
          </Text>
          <Money amount={amount} size="amtLg" />
        </div>
      </div>
    </Surface>
  );
}

function Outcome({ gift }: { readonly gift: 'received' | 'expired' }) {
  const text = useText();
  return (
    <div>
      {gift === 'received' ? (
        <StatusTag status="complete" label={text('reward.received')} />
      ) : (
        <StatusTag status="neutral" label={text('mail.expired')} />
      )}
    </div>
  );
}

function Receipt(props: Pick<MailLetterProps, 'attachments' | 'gift' | 'onReceive'>) {
  const { attachments, gift, onReceive } = props;
  const text = useText();
  if (gift === 'none') return null;
  if (gift === 'received' || gift === 'expired') return <Outcome gift={gift} />;
  if (onReceive === undefined) return null;
  const amount = total(attachments);
  return (
    <Button isBlock isLoading={gift === 'receiving'} onClick={onReceive}>
      {amount === zeroMoney
        ? text('mail.receive')
        : text('vip.receiveAmount', { amount: formatPeso(amount) })}
    </Button>
  );
}

/** A message in full: what it says, what came with it, and what can be done about both. */
export function MailLetter(props: MailLetterProps) {
  const { title, at, body, attachments, gift, receiveBy, isDeleting = false, onDelete } = props;
  const text = useText();
  const isWaiting = gift === 'waiting' || gift === 'receiving';
  return (
    <article className={letter}>
      <Stack gap={2}>
        <Heading level={2} size="display">
          {title}
        </Heading>
        <Text size="cap" tone="faint">
          <Time at={at} />
        </Text>
      </Stack>
      <div className={words}>
        <Words body={body} />
      </div>
      {attachments.map((one, index) => (
        <AttachmentCard key={index} {...one} />
      ))}
      {isWaiting && receiveBy !== undefined && (
        <Text size="cap" tone="faint" isTabular>
          {text('mail.receiveBy', { time: lastMinute(receiveBy) })}
        </Text>
      )}
      <Receipt {...props} />
      {onDelete !== undefined && (
        <Button variant="tonal" isBlock glyph={trashRegular} isLoading={isDeleting} onClick={onDelete}>
          {text('common.delete')}
        </Button>
      )}
    </article>
  );
}
