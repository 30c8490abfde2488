import { deleteMail, mailKey, receiveAttachment, mailCountsKey } from '@kislap/api';
import { useMail } from '@kislap/api/react';
import type { Claim, MailLetter as Letter } from '@kislap/api';
import { addMoney, formatPeso, giftOfMail, percentOfMoney, zeroMoney } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import type { TranslateText } from '@kislap/i18n';
import {
  Button,
  IconButton,
  LinkButton,
  MailLetter,
  Overlay,
  Skeleton,
  Stack,
  Text,
  toast,
  trashRegular,
} from '@kislap/ui';
import type { PrizePicture } from '@kislap/ui';
import { useEffect, useEffectEvent } from 'react';
import type { ComponentProps } from 'react';
import { useSWRConfig } from 'swr';
import { LoadFailed } from '../../features/errors/LoadFailed';
import { operatorNow } from '../../device/clock/operatorNow';
import { useClaim } from '../../features/claims/useClaim';
import { errorText } from '../../features/errors/errorText';
import { useMissingTurnover } from '../../features/turnover/useMissingTurnover';
import { useMutation } from '../../features/mutation/useMutation';
import { giftReceipt, receiptAction } from '../../features/receipts/giftReceipt';
import type { MailChange, OverlayProps } from '../../navigation/overlays/OverlayMap';
import { routes } from '../../navigation/routes/routes';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { useUserId } from '../../session/session';

/** A message in full. Opening it is reading it; what came with it can be received here. */
export function MailLetterOverlay(props: OverlayProps<'mail-letter'>) {
  const { modal, mailId, isAboutPlay = false, onChange } = props;
  const text = useText();
  const letter = useLetter(mailId, { onChange, onDeleted: () => modal.onDismiss('closeButton') });
  const { data, error, mutate } = letter.read;
  const isWaiting = data !== undefined && (letter.gift === 'waiting' || letter.gift === 'receiving');
  const trash = letter.canDelete && (
    <IconButton
      glyph={trashRegular}
      label={text('common.delete')}
      isLoading={letter.isDeleting}
      onClick={() => void letter.askDelete()}
    />
  );
  return (
    <Overlay
      {...modal}
      enters="fromRight"
      title={text('mail.title')}
      closeLabel={text('common.close')}
      back={{ label: text('common.back'), onPress: () => modal.onDismiss('closeButton') }}
      action={trash}
      footer={
        isWaiting ? (
          <ReceiveGift letter={data} isReceiving={letter.gift === 'receiving'} onReceive={letter.receive} />
        ) : isAboutPlay ? (
          <LinkButton href={routes.responsibleGaming.path} isBlock>
            {text('rg.title')}
          </LinkButton>
        ) : undefined
      }
    >
      {data !== undefined && <LetterView letter={data} gift={letter.gift} />}
      {data === undefined && error !== undefined && (
        <LoadFailed title={errorText(error, text) ?? text('net.failed')} onRetry={() => void mutate()} />
      )}
      {data === undefined && error === undefined && <LetterSkeleton />}
    </Overlay>
  );
}

function LetterSkeleton() {
  return (
    <Stack gap={4}>
      <Skeleton shape="line" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </Stack>
  );
}

type PrizeArt = ComponentProps<typeof PrizePicture>['kind'];

interface LetterViewProps {
  readonly letter: Letter;
  readonly gift: ComponentProps<typeof MailLetter>['gift'];
}

/** Pictures of prizes by their type. */
const pictures: ReadonlyMap<number, PrizeArt> = new Map([
  [1, 'stack'],
  [2, 'thanks'],
  [3, 'mystery'],
  [4, 'coin'],
]);

/** A message that is here. What is in it is received by the button below. */
function LetterView({ letter, gift }: LetterViewProps) {
  const { title, at, content, attachments, attachment } = letter;
  return (
    <MailLetter
      title={title}
      at={at}
      body={content}
      attachments={attachments.map(({ prizeType, amount }) => ({
        art: pictures.get(prizeType) ?? 'mystery',
        amount,
      }))}
      gift={gift}
      receiveBy={attachment.until}
    />
  );
}

interface ReceiveGiftProps {
  readonly letter: Letter;
  readonly isReceiving: boolean;
  readonly onReceive: () => void;
}

/** Receives what came with a message, on what terms; its label says how much that is. A prize without an amount has none to say. */
function ReceiveGift({ letter: { attachments, giftTimes = 0 }, isReceiving, onReceive }: ReceiveGiftProps) {
  const text = useText();
  const amount = attachments.map((one) => one.amount).reduce(addMoney, zeroMoney);
  const toBet = percentOfMoney(amount, giftTimes * 100);
  const missing = useMissingTurnover();
  return (
    <Stack gap={2}>
      {toBet > zeroMoney && missing !== undefined && <Text size="cap">{missing}</Text>}
      {toBet > zeroMoney && (
        <Text size="cap" tone="muted">
          {text('gifts.toBet', { amount: formatPeso(toBet) })}
        </Text>
      )}
      <Button isBlock isLoading={isReceiving} onClick={onReceive}>
        {amount === zeroMoney
          ? text('mail.receive')
          : text('vip.receiveAmount', { amount: formatPeso(amount) })}
      </Button>
    </Stack>
  );
}

interface LetterListeners {
  readonly onChange: ((change: MailChange) => void) | undefined;
  readonly onDeleted: () => void;
}

/** One message: reading it, receiving what came with it, deleting it. */
function useLetter(mailId: number, { onChange, onDeleted }: LetterListeners) {
  const text = useText();
  const userId = useUserId();
  const read = useMail(userId, mailId);
  const { mutate } = useSWRConfig();
  const { claim, claiming } = useClaim();
  const now = operatorNow();
  const state = read.data === undefined ? 'none' : giftOfMail(read.data.attachment, now);

  const isHere = read.data !== undefined;
  const tellRead = useEffectEvent(() => {
    onChange?.('read');
    void mutate(mailCountsKey(userId ?? 0));
  });
  useEffect(() => {
    if (isHere) tellRead();
  }, [isHere]);

  const receive = async (): Promise<void> => {
    const take = (options: Parameters<typeof receiveAttachment>[1]) => receiveAttachment(mailId, options);
    const ownKeys = [mailKey(userId ?? 0, mailId), mailCountsKey(userId ?? 0)];
    const given = await claim({ intent: `mail:${mailId}`, take, ownKeys });
    if (given === undefined) return;
    onChange?.('received');
    const receipt = giftReceipt(given, read.data?.title ?? text('mail.title'));
    toast({ kind: 'success', title: text(...receivedWords(given)), action: receiptAction(receipt, text) });
  };
  const { isPending: isDeleting, mutate: remove } = useMutation<{ readonly mailId: number }, unknown>({
    send: () => deleteMail(mailId),
    onDone: () => {
      onChange?.('deleted');
      toast({ kind: 'success', title: text('mail.deleted') });
      onDeleted();
    },
  });
  const askDelete = async (): Promise<void> => {
    const answers = { yes: text('common.delete'), no: text('common.cancel') };
    const outcome = await openOverlay('confirm', { title: text('mail.deleteAsk'), ...answers });
    if (outcome.type === 'dismissed') return;
    await remove({ mailId });
  };
  const gift = claiming === undefined ? state : ('receiving' as const);
  const canDelete = isHere && gift !== 'waiting' && gift !== 'receiving';
  return { read, gift, canDelete, isDeleting, receive: () => void receive(), askDelete };
}

function receivedWords({ amount, turnoverAdded = zeroMoney }: Claim): Parameters<TranslateText> {
  const words = { amount: formatPeso(amount), turnover: formatPeso(turnoverAdded) };
  return turnoverAdded === zeroMoney ? ['mail.receivedAmount', words] : ['mail.turnover', words];
}
