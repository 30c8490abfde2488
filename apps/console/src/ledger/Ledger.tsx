import type { ledgerControl } from '@kislap/api/controls';
import { List, Money, Section, Stack, Text, TextField } from '@kislap/ui';
import type { InferOutput } from 'valibot';
import styles from '../layout/layout.module.css';
import { Loaded } from '../layout/Loaded';
import { PageButtons } from '../paging/PageButtons';
import { useWords } from '../words/useWords';
import { EntryRow } from './EntryRow';
import { Invariants } from './Invariants';
import { useEntries } from './useEntries';

type LedgerPage = InferOutput<typeof ledgerControl.response>;

/** The ledger: whether its rules hold, and its entries, newest first. */
export function Ledger() {
  const words = useWords();
  const { data, error, isFiltered, paging, account, order, setAccount, setOrder } = useEntries();
  const total = data && isFiltered && <Total total={data.total} />;
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
          <Loaded rows={data?.entries} error={error} empty={words('console.ledger.none')}>
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

interface TotalProps {
  /** Undefined when more entries fit than are added up. */
  readonly total: LedgerPage['total'] | undefined;
}

function Total({ total }: TotalProps) {
  const words = useWords();
  return (
    <Text as="span" size="sm" tone="muted" isTabular>
      {total === undefined ? (
        words('console.ledger.many')
      ) : (
        <>
          {words('console.ledger.count', { count: total.count })} · Σ <Money amount={total.sum} />
        </>
      )}
    </Text>
  );
}
