import { withdrawalControl, type Payout } from '@kislap/api/controls';
import { epochSecondsFrom, subtractMoney, zeroMoney } from '@kislap/domain';
import { Inline, Money, Row, StatusTag, Time } from '@kislap/ui';
import { ActButton } from '../actions/ActButton';
import { useAct } from '../actions/useAct';
import { useWords } from '../words/useWords';

interface PayoutRowProps {
  readonly payout: Payout;
  /** Goes along when it is rejected; empty for the sandbox's own sentence. */
  readonly note: string;
}

/** One withdrawal; as long as it waits, both ways that it can end. */
export function PayoutRow({ payout, note }: PayoutRowProps) {
  const words = useWords();
  const act = useAct();
  const { orderId, userId, account, state } = payout;
  const end = (to: 'complete' | 'rejected') =>
    act(
      withdrawalControl,
      { orderId, state: to, ...(to === 'rejected' && note !== '' && { note }) },
      words(`console.payouts.is.${to}`),
    );
  const actions = (
    <Inline gap={2} wrap>
      <ActButton onAct={() => end('complete')}>{words('console.payouts.complete')}</ActButton>
      <ActButton variant="quiet" onAct={() => end('rejected')}>
        {words('console.payouts.reject')}
      </ActButton>
    </Inline>
  );
  return (
    <Row
      title={<Money amount={subtractMoney(zeroMoney, payout.amount)} />}
      value={<StatusTag status={tags[state]} label={words(`console.payouts.is.${state}`)} />}
      caption={[words('console.player', { id: userId }), account, payout.note].filter(Boolean).join(' · ')}
      detail={<Time at={epochSecondsFrom(Math.floor(payout.createdAtMs / 1000))} />}
      {...(state === 'pending' && { action: actions })}
    />
  );
}

const tags = { pending: 'pending', complete: 'complete', rejected: 'failed' } as const;
