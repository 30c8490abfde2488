import { ledgerControl } from '@kislap/api/controls';
import type { LedgerEntry, LedgerPlace } from '@kislap/api/controls';
import { epochSecondsFrom } from '@kislap/domain';
import { List, Money, Note, Row, Section, Stack, StatusTag, Text, TextField, Time } from '@kislap/ui';
import { useDeferredValue, useState } from 'react';
import type { InferOutput } from 'valibot';
import { useControl, useInvariants } from '../client/useControl';
import { Loaded } from '../layout/Loaded';
import { PageButtons, usePaging } from '../layout/PageButtons';
import styles from '../layout/layout.module.css';
import { useWords } from '../words/words';

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

/** How often the ledger is read anew, ms. */
const everyMs = 5000;

/** The entries that fit what is asked for, a page at a time. Another question begins at the newest again. */
function useEntries() {
  const [account, setAccount] = useState('');
  const [order, setOrder] = useState('');
  const paging = usePaging<LedgerPlace>();
  const { before } = paging;
  const wanted = useDeferredValue({ account: account.trim(), order: order.trim() });
  const { data, error } = useControl(
    ledgerControl,
    { ...wanted, ...(before === undefined ? {} : { before }) },
    everyMs,
  );
  const filter = (set: (text: string) => void) => (text: string) => {
    set(text);
    paging.goToFirst();
  };
  const isFiltered = wanted.account !== '' || wanted.order !== '';
  return {
    data,
    error,
    isFiltered,
    paging,
    account,
    order,
    setAccount: filter(setAccount),
    setOrder: filter(setOrder),
  };
}

/** The hashes that some movements are named by say nothing beyond their beginning. */
const shownLetters = 20;

interface EntryRowProps {
  readonly entry: LedgerEntry;
  /** Shows the whole movement. */
  readonly onChoose: (reference: string) => void;
}

/** One side of a movement. */
function EntryRow({ entry, onChoose }: EntryRowProps) {
  const { journal, seq, kind, reference, account, amount, atMs } = entry;
  return (
    <Row
      title={account}
      value={<Money amount={amount} sign="always" tone={amount > 0 ? 'money' : 'default'} />}
      caption={`${journal}.${seq} · ${kind} · ${shorten(reference)}`}
      onPress={() => onChoose(reference)}
      detail={<Time at={epochSecondsFrom(Math.floor(atMs / 1000))} />}
    />
  );
}

const shorten = (reference: string) =>
  reference.length > shownLetters ? `${reference.slice(0, shownLetters)}…` : reference;

/** The ledger's own rules, counted now. */
function Invariants() {
  const words = useWords();
  const { data, error } = useInvariants();
  const broken = data?.invariants.filter(({ violations }) => violations > 0) ?? [];
  return (
    <Section title={words('console.ledger.rules')}>
      <Loaded rows={data?.invariants} error={error} empty={words('console.ledger.none')}>
        {(lines) =>
          broken.length === 0 ? (
            <Note tone="success" role="status">
              {words('console.ledger.allHold', { count: lines.length })}
            </Note>
          ) : (
            <List label={words('console.ledger.rules')}>
              {broken.map(({ id, description, violations }) => (
                <Row
                  key={id}
                  title={`${id} ${description}`}
                  value={
                    <StatusTag
                      status="failed"
                      label={words('console.ledger.violations', { count: violations })}
                    />
                  }
                />
              ))}
            </List>
          )
        }
      </Loaded>
    </Section>
  );
}
