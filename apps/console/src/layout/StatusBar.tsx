import { stateControl } from '@kislap/api/controls';
import { epochSecondsFrom } from '@kislap/domain';
import { Badge, Inline, Note, StatusTag, Text, Time } from '@kislap/ui';
import { useControl } from '../client/useControl';
import { useInvariants } from '../client/useControl';
import { useWords } from '../words/words';

/** What anybody who looks has to know first: what time it is here, what is switched, and whether the ledger holds. */
export function StatusBar() {
  const words = useWords();
  const { data: state, error } = useControl(stateControl, {});
  // What was read before may no longer be so.
  if (error !== undefined) {
    return (
      <Note tone="failed" role="alert">
        {words('console.unreachable')}
      </Note>
    );
  }
  if (state === undefined) return null;
  return (
    <Inline gap={3} wrap>
      <Text as="span" size="sm" tone="muted" isTabular>
        {words('console.manilaTime')} <Time at={epochSecondsFrom(Math.floor(state.nowMs / 1000))} />
      </Text>
      {state.isClockMoved && <Badge tone="accentSoft" label={words('console.clock.moved')} />}
      {state.hasSeededOutcomes && <StatusTag status="pending" label={words('console.seeded')} />}
      {state.isUnderMaintenance && <StatusTag status="failed" label={words('console.maintenance')} />}
      {state.isMessy && <Badge label={words('console.messy')} />}
      {state.latencyMs > 0 && <Badge label={words('console.latency.added', { ms: state.latencyMs })} />}
      {state.faults.length > 0 && (
        <StatusTag status="pending" label={words('console.faults.count', { count: state.faults.length })} />
      )}
      <LedgerTag />
    </Inline>
  );
}

function LedgerTag() {
  const words = useWords();
  const { data } = useInvariants();
  if (data === undefined) return null;
  const isSound = data.invariants.every(({ violations }) => violations === 0);
  return (
    <StatusTag
      status={isSound ? 'complete' : 'failed'}
      label={words(isSound ? 'console.ledger.sound' : 'console.ledger.broken')}
    />
  );
}
