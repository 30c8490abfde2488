import { anyCall, clearFaultsControl, failControl, stateControl } from '@kislap/api/controls';
import type { Fault } from '@kislap/api/controls';
import { List, Row, Section } from '@kislap/ui';
import { useAct } from '../client/useAct';
import { useControl } from '../client/useControl';
import { ActButton } from '../layout/ActButton';
import { Loaded } from '../layout/Loaded';
import styles from '../layout/layout.module.css';
import { useWords } from '../words/words';
import { FaultForm } from './FaultForm';

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

/** One fault that still waits for its calls. */
function FaultRow({ fault }: { readonly fault: Fault }) {
  const words = useWords();
  const act = useAct();
  const { call, mode, times, ms } = fault;
  const takeBack = () => act(failControl, { call, mode, times: 0 }, words('console.faults.cleared'));
  return (
    <Row
      title={call === anyCall ? words('console.faults.any') : call}
      caption={[
        words(`console.fault.${mode}`),
        ...(mode === 'delay' ? [words('console.milliseconds', { ms })] : []),
        words('console.faults.left', { count: times }),
      ].join(' · ')}
      action={<ActButton onAct={takeBack}>{words('console.faults.takeBack')}</ActButton>}
    />
  );
}
