import { harmCaseControl, harmCasesControl } from '@kislap/api/controls';
import type { HarmCase } from '@kislap/api/controls';
import { epochSecondsFrom } from '@kislap/domain';
import { Inline, List, Row, Section, Stack, StatusTag, Text, TextField, Time } from '@kislap/ui';
import { useState } from 'react';
import { useAct } from '../client/useAct';
import { useControl } from '../client/useControl';
import { ActButton } from '../layout/ActButton';
import { Loaded } from '../layout/Loaded';
import { PageButtons, usePaging } from '../layout/PageButtons';
import { useWords } from '../words/words';

/** Players of whom much was noticed, or whom somebody is worried about, and what was done about each. */
export function HarmCases() {
  const words = useWords();
  const paging = usePaging<number>();
  const { before } = paging;
  const { data, error } = useControl(harmCasesControl, before === undefined ? {} : { before });
  return (
    <Section title={words('console.cases')}>
      <Stack gap={3}>
        <Loaded rows={data?.cases} error={error} empty={words('console.cases.none')}>
          {(cases) => (
            <List label={words('console.cases')}>
              {cases.map((one) => (
                <CaseRow key={one.id} one={one} />
              ))}
            </List>
          )}
        </Loaded>
        <PageButtons paging={paging} next={data?.next} />
      </Stack>
    </Section>
  );
}

/** One case with its steps; as long as it is open, the next one. */
function CaseRow({ one }: { readonly one: HarmCase }) {
  const words = useWords();
  const { id, userId, why, seen, state, steps } = one;
  return (
    <Row
      title={words('console.player', { id: userId })}
      value={<StatusTag status={tags[state]} label={words(`console.cases.is.${state}`)} />}
      caption={[words(`console.cases.why.${why}`), ...seen].join(' · ')}
      detail={
        <Stack gap={1}>
          {steps.map(({ step, note, atMs }) => (
            <Text key={`${atMs}:${step}:${note}`} size="sm">
              <Time at={epochSecondsFrom(Math.floor(atMs / 1000))} /> {words(`console.cases.step.${step}`)}
              {note === '' ? '' : `: ${note}`}
            </Text>
          ))}
        </Stack>
      }
      {...(state !== 'closed' && { action: <NextStep id={id} /> })}
    />
  );
}

const tags = { open: 'pending', contacted: 'pending', closed: 'complete' } as const;
const longestNote = 1000;
const steps = ['note', 'contact', 'closed'] as const;

/** What was found, said or decided, and which step that is. */
function NextStep({ id }: { readonly id: number }) {
  const words = useWords();
  const act = useAct();
  const [note, setNote] = useState('');
  const take = async (step: (typeof steps)[number]): Promise<void> => {
    const answer = await act(harmCaseControl, { id, step, note }, words(`console.cases.step.${step}`));
    if (answer !== undefined) setNote('');
  };
  return (
    <Stack gap={2}>
      <TextField
        label={words('console.cases.note')}
        maxLength={longestNote}
        value={note}
        onValueChange={setNote}
      />
      <Inline gap={2} wrap>
        {steps.map((step) => (
          <ActButton key={step} variant={step === 'closed' ? 'quiet' : 'tonal'} onAct={() => take(step)}>
            {words(`console.cases.do.${step}`)}
          </ActButton>
        ))}
      </Inline>
    </Stack>
  );
}
