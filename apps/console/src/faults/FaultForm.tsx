import { anyCall, failControl, faultModes, type FaultMode } from '@kislap/api/controls';
import { Inline, Section, Stack, Surface } from '@kislap/ui';
import { useState } from 'react';
import { ActButton } from '../actions/ActButton';
import { useAct } from '../actions/useAct';
import { useWords } from '../words/useWords';
import { CallSelect } from './CallSelect';
import { LabelledChoice } from './LabelledChoice';

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
