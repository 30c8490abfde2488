import { withdrawalsControl } from '@kislap/api/controls';
import { List, Section, Stack, TextField } from '@kislap/ui';
import { useState } from 'react';
import { useControl } from '../client/useControl';
import { Loaded } from '../layout/Loaded';
import { PageButtons } from '../paging/PageButtons';
import { usePaging } from '../paging/usePaging';
import { useWords } from '../words/useWords';
import { PayoutRow } from './PayoutRow';

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
