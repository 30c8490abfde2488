import type { LedgerEntry } from '@kislap/api/controls';
import { epochSecondsFrom } from '@kislap/domain';
import { Money, Row, Time } from '@kislap/ui';

/** The hashes that some movements are named by say nothing beyond their beginning. */
const shownLetters = 20;

interface EntryRowProps {
  readonly entry: LedgerEntry;
  /** Shows the whole movement. */
  readonly onChoose: (reference: string) => void;
}

/** One side of a movement. */
export function EntryRow({ entry, onChoose }: EntryRowProps) {
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
