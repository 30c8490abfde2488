import { ledgerControl, type LedgerPlace } from '@kislap/api/controls';
import { List, Money, Section, Text, TextField } from '@kislap/ui';
import { useDeferredValue, useState } from 'react';
import { useControl } from '../client/useControl';
import styles from '../layout/layout.module.css';
import { Loaded } from '../layout/Loaded';
import { PageButtons } from '../paging/PageButtons';
import { usePaging } from '../paging/usePaging';
import { useWords } from '../words/useWords';
import { EntryRow } from './EntryRow';
import { Invariants } from './Invariants';

/** How often the ledger is read anew, ms. */
const everyMs = 5000;

/** The ledger: whether its rules hold, and its entries, newest first. */
export function Ledger() {
  const words = useWords();
  const [account, setAccount] = useState('');
  const [order, setOrder] = useState('');
  const paging = usePaging<LedgerPlace>();
  const { before } = paging;
  const wanted = useDeferredValue({ account: account.trim(), order: order.trim() });
  const { data } = useControl(
    ledgerControl,
    { ...wanted, ...(before === undefined ? {} : { before }) },
    everyMs,
  );
  const filter = (set: (text: string) => void) => (text: string) => {
    set(text);
    paging.goToFirst();
  };
  return (
    <>
      <Invariants />
      <Section
        title={words('console.ledger.entries')}
        action={
          data && (
            <Text as="span" size="sm" tone="muted" isTabular>
              {words('console.ledger.count', { count: data.count })} · Σ <Money amount={data.sum} />
            </Text>
          )
        }
      >
        <div className={styles['filters']}>
          <TextField
            label={words('console.ledger.account')}
            placeholder="100002"
            value={account}
            onValueChange={filter(setAccount)}
          />
          <TextField label={words('console.ledger.order')} value={order} onValueChange={filter(setOrder)} />
        </div>
        <Loaded rows={data?.entries} empty={words('console.ledger.none')}>
          {(entries) => (
            <List label={words('console.ledger.entries')}>
              {entries.map((entry) => (
                <EntryRow key={`${entry.journal}:${entry.seq}`} entry={entry} />
              ))}
            </List>
          )}
        </Loaded>
        <PageButtons paging={paging} next={data?.next} />
      </Section>
    </>
  );
}
