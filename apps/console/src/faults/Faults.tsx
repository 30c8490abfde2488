import { clearFaultsControl, stateControl, type Fault } from '@kislap/api/controls';
import { EmptyState, List, Section } from '@kislap/ui';
import { ActButton } from '../actions/ActButton';
import { useAct } from '../actions/useAct';
import { useControl } from '../client/useControl';
import styles from '../layout/layout.module.css';
import { useWords } from '../words/useWords';
import { FaultForm } from './FaultForm';
import { FaultRow } from './FaultRow';

/** Answers that fail on order: what is to come, and what has been asked for. */
export function Faults() {
  const { data: state } = useControl(stateControl, {});
  return (
    <div className={styles['columns']}>
      <FaultForm />
      <ActiveFaults faults={state?.faults ?? []} />
    </div>
  );
}

function ActiveFaults({ faults }: { readonly faults: readonly Fault[] }) {
  const words = useWords();
  const act = useAct();
  const clear = (
    <ActButton onAct={() => act(clearFaultsControl, {}, words('console.faults.cleared'))}>
      {words('console.faults.clear')}
    </ActButton>
  );
  return (
    <Section title={words('console.faults.active')} action={faults.length > 0 && clear}>
      {faults.length === 0 ? (
        <EmptyState title={words('console.faults.none')} />
      ) : (
        <List label={words('console.faults.active')}>
          {faults.map((fault) => (
            <FaultRow key={fault.call} fault={fault} />
          ))}
        </List>
      )}
    </Section>
  );
}
