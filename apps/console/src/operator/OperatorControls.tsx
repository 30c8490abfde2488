import { shipControl, stateControl } from '@kislap/api/controls';
import { Inline, Section, Stack, Surface, Text } from '@kislap/ui';
import { useAct } from '../client/useAct';
import { useControl } from '../client/useControl';
import { ActButton } from '../layout/ActButton';
import { Waiting } from '../layout/Loaded';
import styles from '../layout/layout.module.css';
import { useWords } from '../words/words';
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

/** A newer build under the pages that are open. */
function BuildCard({ buildId }: { readonly buildId: string }) {
  const words = useWords();
  const act = useAct();
  return (
    <Section title={words('console.build')}>
      <Surface>
        <Stack gap={3}>
          <Text size="titleSm" isTabular>
            {buildId === '' ? words('console.build.none') : buildId}
          </Text>
          <Text size="sm" tone="muted">
            {words('console.build.help')}
          </Text>
          <Inline>
            <ActButton onAct={() => act(shipControl, {}, words('console.build.done'))}>
              {words('console.build.ship')}
            </ActButton>
          </Inline>
        </Stack>
      </Surface>
    </Section>
  );
}
