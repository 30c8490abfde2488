import { anyCall, failControl, type Fault } from '@kislap/api/controls';
import { Row } from '@kislap/ui';
import { ActButton } from '../actions/ActButton';
import { useAct } from '../actions/useAct';
import { useWords } from '../words/useWords';

/** One fault that still waits for its calls. */
export function FaultRow({ fault }: { readonly fault: Fault }) {
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
