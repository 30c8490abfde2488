import {
  identityFirstControl,
  latencyControl,
  maintainControl,
  messyControl,
  nationalRegisterControl,
  welcomeGiftControl,
} from '@kislap/api/controls';
import type { OperatorState } from '@kislap/api/controls';
import { epochSecondsFrom, formatManila } from '@kislap/domain';
import { ChipGroup, Inline, List, Section, Stack, SwitchRow, Text, TextField } from '@kislap/ui';
import { useState } from 'react';
import { useAct } from '../client/useAct';
import { ActButton } from '../layout/ActButton';
import { useWords } from '../words/words';
import { readManilaTime } from './readManilaTime';

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
          <SwitchRow
            title={words('console.nationalRegister')}
            caption={words('console.nationalRegister.help')}
            isOn={state.hasNationalRegister}
            onToggle={(on) => void act(nationalRegisterControl, { on })}
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

/** 'YYYY-MM-DD HH:mm', as `readManilaTime` reads it. */
const TO_THE_MINUTE = 16;

/**
 * What the answers tell while maintenance is on: a planned end and words of the operator's own. Both may stay empty.
 */
function MaintenanceForm({ maintenance: { until, message } }: Pick<OperatorState, 'maintenance'>) {
  const words = useWords();
  const act = useAct();
  const [end, setEnd] = useState(
    until > 0 ? formatManila(epochSecondsFrom(until)).slice(0, TO_THE_MINUTE) : '',
  );
  const [said, setSaid] = useState(message);
  const [isUnreadable, setUnreadable] = useState(false);
  const tell = async (): Promise<void> => {
    const epoch = end.trim() === '' ? 0 : readManilaTime(end);
    setUnreadable(epoch === undefined);
    if (epoch === undefined) return;
    await act(maintainControl, { on: true, until: epoch, message: said }, words('console.maintenance.told'));
  };
  return (
    <Stack gap={3}>
      <TextField
        label={words('console.maintenance.end')}
        description={words('console.clock.form')}
        {...(isUnreadable && { error: words('console.clock.unreadable') })}
        placeholder="2026-12-24 23:59"
        value={end}
        onValueChange={setEnd}
      />
      <TextField label={words('console.maintenance.message')} value={said} onValueChange={setSaid} />
      <Inline>
        <ActButton onAct={tell}>{words('console.maintenance.tell')}</ActButton>
      </Inline>
    </Stack>
  );
}

const gifts = ['0', '20', '50', '100'] as const;

/** What new accounts are welcomed with. */
function WelcomeGiftChoice({ welcomeGift }: Pick<OperatorState, 'welcomeGift'>) {
  const words = useWords();
  const act = useAct();
  return (
    <>
      <Text size="sm" tone="muted">
        {words('console.welcomeGift')}
      </Text>
      <ChipGroup
        label={words('console.welcomeGift')}
        value={gifts.find((pesos) => Number(pesos) === welcomeGift) ?? null}
        options={gifts.map((pesos) => ({ value: pesos, label: words('console.pesos', { amount: pesos }) }))}
        onValueChange={(pesos) => void act(welcomeGiftControl, { amount: Number(pesos) })}
      />
    </>
  );
}
