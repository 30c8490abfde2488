import { anyCall, callsControl, failControl, faultModes, type FaultMode } from '@kislap/api/controls';
import { ChipGroup, Inline, Section, Select, Stack, Surface, Text } from '@kislap/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ActButton } from '../actions/ActButton';
import { useAct } from '../actions/useAct';
import { useControl } from '../client/useControl';
import { useWords } from '../words/useWords';

const counts = ['1', '3', '10', '1000'] as const;
const delays = ['1000', '3000', '10000', '30000'] as const;

/** Which call fails, how, and how often. It begins with what is asked for most: one press is enough. */
export function FaultForm() {
  const words = useWords();
  const act = useAct();
  const [call, setCall] = useState<string>(anyCall);
  const [mode, setMode] = useState<FaultMode>('500');
  const [times, setTimes] = useState<(typeof counts)[number]>('1');
  const [ms, setMs] = useState<(typeof delays)[number]>('3000');
  const order = () =>
    act(failControl, { call, mode, times: Number(times), ms: Number(ms) }, words('console.faults.ordered'));
  return (
    <Section title={words('console.faults.order')}>
      <Surface>
        <Stack gap={4}>
          <CallSelect value={call} onValueChange={setCall} />
          <Choice label={words('console.faults.kind')}>
            <ChipGroup
              label={words('console.faults.kind')}
              value={mode}
              options={faultModes.map((one) => ({ value: one, label: words(`console.fault.${one}`) }))}
              onValueChange={setMode}
            />
          </Choice>
          {mode === 'delay' && (
            <Choice label={words('console.faults.delay')}>
              <ChipGroup
                label={words('console.faults.delay')}
                value={ms}
                options={delays.map((one) => ({
                  value: one,
                  label: words('console.milliseconds', { ms: one }),
                }))}
                onValueChange={setMs}
              />
            </Choice>
          )}
          <Choice label={words('console.faults.times')}>
            <ChipGroup
              label={words('console.faults.times')}
              value={times}
              options={counts.map((one) => ({ value: one, label: one }))}
              onValueChange={setTimes}
            />
          </Choice>
          <Inline>
            <ActButton variant="primary" onAct={order}>
              {words('console.faults.do')}
            </ActButton>
          </Inline>
        </Stack>
      </Surface>
    </Section>
  );
}

function Choice({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Stack gap={2}>
      <Text size="sm" tone="muted" aria-hidden>
        {label}
      </Text>
      {children}
    </Stack>
  );
}

interface CallSelectProps {
  readonly value: string;
  readonly onValueChange: (call: string) => void;
}

function CallSelect(props: CallSelectProps) {
  const words = useWords();
  const { data } = useControl(callsControl, {}, 0);
  const options = [
    { value: anyCall, label: words('console.faults.any') },
    ...(data?.calls ?? []).map((name) => ({ value: name, label: name })),
  ];
  return (
    <Select
      {...props}
      label={words('console.faults.call')}
      placeholder={words('console.faults.call')}
      options={options}
    />
  );
}
