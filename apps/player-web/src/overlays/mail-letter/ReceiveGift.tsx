import type { MailLetter } from '@kislap/api';
import { addMoney, formatMoney, zeroMoney } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Button } from '@kislap/ui';

interface ReceiveGiftProps {
  readonly letter: MailLetter;
  readonly isReceiving: boolean;
  readonly onReceive: () => void;
}

/** Receives what came with a message; its label says how much that is. A prize without an amount has none to say. */
export function ReceiveGift({ letter: { attachments }, isReceiving, onReceive }: ReceiveGiftProps) {
  const text = useText();
  const amount = attachments.map((one) => one.amount).reduce(addMoney, zeroMoney);
  return (
    <Button isBlock isLoading={isReceiving} onClick={onReceive}>
      {amount === zeroMoney
        ? text('mail.receive')
        : text('vip.receiveAmount', { amount: `₱${formatMoney(amount)}` })}
    </Button>
  );
}
