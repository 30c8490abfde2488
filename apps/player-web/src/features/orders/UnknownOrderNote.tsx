import { formatPeso, giveUpFrom } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import type { MessageId } from '@kislap/i18n';
import { Button, Heading, Note, Stack, toast } from '@kislap/ui';
import { useEffect, useState } from 'react';
import { useClock } from '../../device/clock/clock';
import { CsLink } from '../help/CsLink';
import type { GivenUp } from './giveUp';
import type { OwnOrder } from '../../device/orders/ownOrders';
import { giveUpOrder } from './payments';

interface UnknownOrderNoteProps {
  readonly userId: number;
  readonly order: OwnOrder;
}

const messages = {
  nothingMade: 'dep.nothingMade',
  notInRecords: 'dep.notInRecords',
  stillUnknown: 'dep.stillUnknown',
  found: undefined,
} as const satisfies Record<GivenUp['type'], MessageId | undefined>;

/**
 * A payment that got no readable answer: it may have been made, so nothing else is sent until that is known. After 35
 * seconds it can be given up, which closes its key at the operator first.
 */
export function UnknownOrderNote({ userId, order }: UnknownOrderNoteProps) {
  const text = useText();
  const secondsLeft = useSecondsUntilGiveUp(order);
  const [isAsking, setIsAsking] = useState(false);
  const tryAgain = async () => {
    setIsAsking(true);
    const { type } = await giveUpOrder(userId, order);
    setIsAsking(false);
    const message = messages[type];
    if (message !== undefined) toast({ kind: 'notice', title: text(message) });
  };
  return (
    <Stack as="section" gap={3}>
      <Heading level={2}>{text('step.unsure')}</Heading>
      <Note tone="pending" role="status">
        {text(order.kind === 'deposit' ? 'dep.unsureNote' : 'wdw.unsureWhy', {
          amount: formatPeso(order.amount),
        })}
      </Note>
      <Button
        variant="tonal"
        size="md"
        isBlock
        isLoading={isAsking}
        disabled={secondsLeft > 0}
        onClick={() => void tryAgain()}
      >
        {secondsLeft > 0 ? text('dep.tryAgainIn', { n: secondsLeft }) : text('dep.tryAgain')}
      </Button>
      <CsLink />
    </Stack>
  );
}

/** Whole seconds until the payment can be given up; 0 once it can. */
function useSecondsUntilGiveUp({ postedAt }: OwnOrder): number {
  const clock = useClock();
  const [now, setNow] = useState(clock.now);
  useEffect(() => clock.every(1000, () => setNow(clock.now())), [clock]);
  return Math.max(0, Math.ceil((giveUpFrom(postedAt) - now) / 1000));
}
