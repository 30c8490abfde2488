import { anyCall, callsControl, failControl, faultModes } from '@kislap/api/controls';
import type { FaultMode } from '@kislap/api/controls';
import { ChipGroup, Inline, Section, Select, Stack, Surface, Text } from '@kislap/ui';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { useAct } from '../client/useAct';
import { useControl } from '../client/useControl';
import { ActButton } from '../layout/ActButton';
import { useWords } from '../words/words';

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
  const choices = {
    mode: { label: words('console.faults.kind'), labelOf: (one: FaultMode) => words(`console.fault.${one}`) },
    ms: {
      label: words('console.faults.delay'),
      labelOf: (one: string) => words('console.milliseconds', { ms: one }),
    },
    times: { label: words('console.faults.times'), labelOf: (one: string) => one },
  };
  return (
    <Section title={words('console.faults.order')}>
      <Surface>
        <Stack gap={4}>
          <CallSelect value={call} onValueChange={setCall} />
          <LabelledChoice {...choices.mode} values={faultModes} value={mode} onValueChange={setMode} />
          {mode === 'delay' && (
            <LabelledChoice {...choices.ms} values={delays} value={ms} onValueChange={setMs} />
          )}
          <LabelledChoice {...choices.times} values={counts} value={times} onValueChange={setTimes} />
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

interface CallSelectProps {
  readonly value: string;
  readonly onValueChange: (call: string) => void;
}

/** One of all calls, or any of them. */
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

type LabelledChoiceProps<Value extends string> = Omit<
  ComponentProps<typeof ChipGroup<Value>>,
  'options' | 'layout'
> & {
  readonly values: readonly Value[];
  readonly labelOf: (value: Value) => string;
};

/** One of a few answers, under what is asked. */
function LabelledChoice<Value extends string>(props: LabelledChoiceProps<Value>) {
  const { values, labelOf, ...choice } = props;
  return (
    <Stack gap={2}>
      <Text size="sm" tone="muted" aria-hidden>
        {choice.label}
      </Text>
      <ChipGroup {...choice} options={values.map((value) => ({ value, label: labelOf(value) }))} />
    </Stack>
  );
}
