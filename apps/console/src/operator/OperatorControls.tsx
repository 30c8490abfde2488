import { stateControl } from '@kislap/api/controls';
import { Stack } from '@kislap/ui';
import { useControl } from '../client/useControl';
import styles from '../layout/layout.module.css';
import { Waiting } from '../layout/Waiting';
import { BuildCard } from './BuildCard';
import { ClockCard } from './ClockCard';
import { DataCard } from './DataCard';
import { PartsCard } from './PartsCard';
import { SwitchesCard } from './SwitchesCard';

/** What concerns the whole operator: time, switches, the build, the data. */
export function OperatorControls() {
  const { data: state, error } = useControl(stateControl, {});
  if (state === undefined) return <Waiting error={error} />;
  return (
    <div className={styles['columns']}>
      <Stack gap={4}>
        <ClockCard nowMs={state.nowMs} isMoved={state.isClockMoved} />
        <BuildCard buildId={state.buildId} />
        <PartsCard />
      </Stack>
      <Stack gap={4}>
        <SwitchesCard state={state} />
        <DataCard />
      </Stack>
    </div>
  );
}
