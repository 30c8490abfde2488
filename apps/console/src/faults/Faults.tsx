import { clearFaultsControl, stateControl, type Fault } from '@kislap/api/controls';
import { List, Section } from '@kislap/ui';
import { ActButton } from '../actions/ActButton';
import { useAct } from '../actions/useAct';
import { useControl } from '../client/useControl';
import styles from '../layout/layout.module.css';
import { Loaded } from '../layout/Loaded';
import { useWords } from '../words/useWords';
import { FaultForm } from './FaultForm';
import { FaultRow } from './FaultRow';

/** Answers that fail on order: what is to come, and what has been asked for. */
export function Faults() {
  const { data: state, error } = useControl(stateControl, {});
  return (
    <div className={styles['columns']}>
      <FaultForm />
      <ActiveFaults faults={state?.faults} error={error} />
    </div>
  );
}

interface ActiveFaultsProps {
  readonly faults: readonly Fault[] | undefined;
  readonly error: Error | undefined;
}

function ActiveFaults({ faults, error }: ActiveFaultsProps) {
  const words = useWords();
  const act = useAct();
  const clear = (
    <ActButton onAct={() => act(clearFaultsControl, {}, words('console.faults.cleared'))}>
      {words('console.faults.clear')}
    </ActButton>
  );
  return (
    <Section
      title={words('console.faults.active')}
      action={faults !== undefined && faults.length > 0 && clear}
    >
      <Loaded rows={faults} error={error} empty={words('console.faults.none')}>
        {(waiting) => (
          <List label={words('console.faults.active')}>
            {waiting.map((fault) => (
              <FaultRow key={fault.call} fault={fault} />
            ))}
          </List>
        )}
      </Loaded>
    </Section>
  );
}
