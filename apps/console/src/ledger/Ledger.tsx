import { List, Money, Section, Stack, Text, TextField } from '@kislap/ui';
import styles from '../layout/layout.module.css';
import { Loaded } from '../layout/Loaded';
import { PageButtons } from '../paging/PageButtons';
import { useWords } from '../words/useWords';
import { EntryRow } from './EntryRow';
import { Invariants } from './Invariants';
import { useEntries } from './useEntries';

/** The ledger: whether its rules hold, and its entries, newest first. */
export function Ledger() {
  const words = useWords();
  const { data, paging, account, order, setAccount, setOrder } = useEntries();
  const total = data && (
    <Text as="span" size="sm" tone="muted" isTabular>
      {words('console.ledger.count', { count: data.count })} · Σ <Money amount={data.sum} />
    </Text>
  );
  return (
    <>
      <Invariants />
      <Section title={words('console.ledger.entries')} action={total}>
        <Stack gap={3}>
          <div className={styles['filters']}>
            <TextField
              label={words('console.ledger.account')}
              placeholder="100002"
              value={account}
              onValueChange={setAccount}
            />
            <TextField label={words('console.ledger.order')} value={order} onValueChange={setOrder} />
          </div>
          <Loaded rows={data?.entries} empty={words('console.ledger.none')}>
            {(entries) => (
              <List label={words('console.ledger.entries')}>
                {entries.map((entry) => (
                  <EntryRow key={`${entry.journal}:${entry.seq}`} entry={entry} onChoose={setOrder} />
                ))}
              </List>
            )}
          </Loaded>
          <PageButtons paging={paging} next={data?.next} />
        </Stack>
      </Section>
    </>
  );
}
