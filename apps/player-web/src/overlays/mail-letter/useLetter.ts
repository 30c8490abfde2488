import { deleteMail, mailKey, receiveAttachment, serverNow, unreadMailCountKey, useMail } from '@kislap/api';
import type { Claim } from '@kislap/api';
import { epochSecondsFrom, formatMoney, giftOfMail, zeroMoney } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import type { TranslateText } from '@kislap/i18n';
import { toast } from '@kislap/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useClaim } from '../../claims/useClaim';
import { toastError } from '../../errors/toastError';
import type { MailChange } from '../../mail/MailChange';
import { useUserId } from '../../session/useUserId';
import { openOverlay } from '../openOverlay';

interface LetterListeners {
  readonly onChange: ((change: MailChange) => void) | undefined;
  readonly onDeleted: () => void;
}

/** One message: reading it, receiving what came with it, deleting it. */
export function useLetter(mailId: number, { onChange, onDeleted }: LetterListeners) {
  const text = useText();
  const userId = useUserId();
  const read = useMail(userId, mailId);
  const { mutate } = useSWRConfig();
  const { claim, claiming } = useClaim();
  const [isDeleting, setDeleting] = useState(false);
  const now = epochSecondsFrom(serverNow() / 1000);
  const state = read.data === undefined ? 'none' : giftOfMail(read.data.attachment, now);

  const isHere = read.data !== undefined;
  const tellRead = useEffectEvent(() => {
    onChange?.('read');
    void mutate(unreadMailCountKey(userId ?? 0));
  });
  useEffect(() => {
    if (isHere) tellRead();
  }, [isHere]);

  const receive = async (): Promise<void> => {
    const take = (options: Parameters<typeof receiveAttachment>[1]) => receiveAttachment(mailId, options);
    const given = await claim({ intent: `mail:${mailId}`, take, ownKeys: [mailKey(userId ?? 0, mailId)] });
    if (given === undefined) return;
    onChange?.('received');
    toast({ kind: 'success', title: text(...receivedWords(given)) });
  };
  const askDelete = async (): Promise<void> => {
    const answers = { yes: text('common.delete'), no: text('common.cancel') };
    const outcome = await openOverlay('confirm', { title: text('mail.deleteAsk'), ...answers });
    if (outcome.type === 'dismissed') return;
    setDeleting(true);
    try {
      await deleteMail(mailId);
      onChange?.('deleted');
      toast({ kind: 'success', title: text('mail.deleted') });
      onDeleted();
    } catch (error) {
      toastError(error, text);
    } finally {
      setDeleting(false);
    }
  };
  const gift = claiming === undefined ? state : ('receiving' as const);
  const canDelete = isHere && gift !== 'waiting' && gift !== 'receiving';
  return { read, gift, canDelete, isDeleting, receive: () => void receive(), askDelete };
}

function receivedWords({ amount, turnoverAdded = zeroMoney }: Claim): Parameters<TranslateText> {
  const words = { amount: `₱${formatMoney(amount)}`, turnover: `₱${formatMoney(turnoverAdded)}` };
  return turnoverAdded === zeroMoney ? ['mail.receivedAmount', words] : ['mail.turnover', words];
}
