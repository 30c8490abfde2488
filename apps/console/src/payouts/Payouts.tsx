import { withdrawalControl, withdrawalsControl } from '@kislap/api/controls';
import type { Payout } from '@kislap/api/controls';
import { epochSecondsFrom, subtractMoney, zeroMoney } from '@kislap/domain';
import { Inline, List, Money, Row, Section, Stack, StatusTag, TextField, Time } from '@kislap/ui';
import { useState } from 'react';
import { useAct } from '../client/useAct';
import { useControl } from '../client/useControl';
import { ActButton } from '../layout/ActButton';
import { Loaded } from '../layout/Loaded';
import { PageButtons, usePaging } from '../layout/PageButtons';
import { useWords } from '../words/words';

const longestNote = 200;

/** Withdrawals, newest first. */
export function Payouts() {
  const words = useWords();
  const [note, setNote] = useState('');
  const paging = usePaging<number>();
  const { before } = paging;
  const { data, error } = useControl(withdrawalsControl, before === undefined ? {} : { before });
  return (
    <Section title={words('console.place.payouts')}>
      <Stack gap={3}>
        <TextField
          label={words('console.payouts.note')}
          description={words('console.payouts.noteHelp')}
          maxLength={longestNote}
          value={note}
          onValueChange={setNote}
        />
        <Loaded rows={data?.withdrawals} error={error} empty={words('console.payouts.none')}>
          {(payouts) => (
            <List label={words('console.place.payouts')}>
              {payouts.map((payout) => (
                <PayoutRow key={payout.id} payout={payout} note={note.trim()} />
              ))}
            </List>
          )}
        </Loaded>
        <PageButtons paging={paging} next={data?.next} />
      </Stack>
    </Section>
  );
}

interface PayoutRowProps {
  readonly payout: Payout;
  /** Goes along when it is rejected; empty for the sandbox's own sentence. */
  readonly note: string;
}

/** One withdrawal; as long as it waits, both ways that it can end. */
function PayoutRow({ payout, note }: PayoutRowProps) {
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
