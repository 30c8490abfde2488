import {
  identityFirstControl,
  latencyControl,
  maintainControl,
  messyControl,
  type OperatorState,
} from '@kislap/api/controls';
import { ChipGroup, List, Section, Stack, SwitchRow, Text } from '@kislap/ui';
import { useAct } from '../actions/useAct';
import { useWords } from '../words/useWords';
import { MaintenanceForm } from './MaintenanceForm';
import { WelcomeGiftChoice } from './WelcomeGiftChoice';

const latencies = ['0', '300', '1000', '5000'] as const;

/** How the operator answers, for everybody at once. */
export function SwitchesCard({ state }: { readonly state: OperatorState }) {
  const words = useWords();
  const act = useAct();
  return (
    <Section title={words('console.switches')}>
      <Stack gap={3}>
        <List label={words('console.switches')}>
          <SwitchRow
            title={words('console.maintenance')}
            caption={words('console.maintenance.help')}
            isOn={state.isUnderMaintenance}
            onToggle={(on) => void act(maintainControl, { on })}
          />
          <SwitchRow
            title={words('console.messy')}
            caption={words('console.messy.help')}
            isOn={state.isMessy}
            onToggle={(on) => void act(messyControl, { on })}
          />
          <SwitchRow
            title={words('console.identityFirst')}
            isOn={state.isIdentityFirst}
            onToggle={(on) => void act(identityFirstControl, { on })}
          />
        </List>
        {state.isUnderMaintenance && <MaintenanceForm maintenance={state.maintenance} />}
        <WelcomeGiftChoice welcomeGift={state.welcomeGift} />
        <Text size="sm" tone="muted">
          {words('console.latency')}
        </Text>
        <ChipGroup
          label={words('console.latency')}
          value={latencies.find((ms) => Number(ms) === state.latencyMs) ?? null}
          options={latencies.map((ms) => ({ value: ms, label: words('console.milliseconds', { ms }) }))}
          onValueChange={(ms) => void act(latencyControl, { ms: Number(ms) })}
        />
      </Stack>
    </Section>
  );
}
