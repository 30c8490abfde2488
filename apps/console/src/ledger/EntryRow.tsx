import type { LedgerEntry } from '@kislap/api/controls';
import { epochSecondsFrom } from '@kislap/domain';
import { Money, Row, Time } from '@kislap/ui';

/** One side of a movement. */
export function EntryRow({ entry }: { readonly entry: LedgerEntry }) {
  const { journal, seq, kind, reference, account, amount, atMs } = entry;
  return (
    <Row
      title={account}
      value={<Money amount={amount} sign="always" tone={amount > 0 ? 'money' : 'default'} />}
      caption={`${journal}.${seq} · ${kind} · ${reference}`}
      detail={<Time at={epochSecondsFrom(Math.floor(atMs / 1000))} />}
    />
  );
}
