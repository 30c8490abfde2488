import { personCaseControl, personCasesControl } from '@kislap/api/controls';
import type { PersonCase } from '@kislap/api/controls';
import { epochSecondsFrom } from '@kislap/domain';
import { Inline, List, Row, Section, Stack, StatusTag, Time } from '@kislap/ui';
import { useAct } from '../client/useAct';
import { useControl } from '../client/useControl';
import { ActButton } from '../layout/ActButton';
import { Loaded } from '../layout/Loaded';
import { PageButtons, usePaging } from '../layout/PageButtons';
import { useWords } from '../words/words';
import { HarmCases } from './HarmCases';

/** What a person decides about persons: cases of harm, and accounts that are like one of somebody who is away. */
export function Persons() {
  return (
    <Stack gap={6}>
      <HarmCases />
      <Likenesses />
    </Stack>
  );
}

/** Accounts that are like one of somebody who is away: notes, and those that wait for a decision. */
function Likenesses() {
  const words = useWords();
  const paging = usePaging<number>();
  const { before } = paging;
  const { data, error } = useControl(personCasesControl, before === undefined ? {} : { before });
  return (
    <Section title={words('console.place.persons')}>
      <Stack gap={3}>
        <Loaded rows={data?.cases} error={error} empty={words('console.persons.none')}>
          {(cases) => (
            <List label={words('console.place.persons')}>
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

/** One likeness; as long as it waits, both ways that it can be decided. */
function CaseRow({ one: { id, userId, matchedId, kind, state, atMs } }: { readonly one: PersonCase }) {
  const words = useWords();
  const act = useAct();
  const decide = (to: 'same' | 'other') =>
    act(personCaseControl, { id, state: to }, words(`console.persons.is.${to}`));
  const actions = (
    <Inline gap={2} wrap>
      <ActButton onAct={() => decide('same')}>{words('console.persons.do.same')}</ActButton>
      <ActButton variant="quiet" onAct={() => decide('other')}>
        {words('console.persons.do.other')}
      </ActButton>
    </Inline>
  );
  return (
    <Row
      title={
        userId === undefined ? words('console.persons.registration') : words('console.player', { id: userId })
      }
      value={<StatusTag status={tags[state]} label={words(`console.persons.is.${state}`)} />}
      caption={[words(`console.persons.kind.${kind}`), words('console.persons.like', { id: matchedId })].join(
        ' · ',
      )}
      detail={<Time at={epochSecondsFrom(Math.floor(atMs / 1000))} />}
      {...(state === 'open' && { action: actions })}
    />
  );
}

const tags = { note: 'complete', open: 'pending', same: 'failed', other: 'complete' } as const;
