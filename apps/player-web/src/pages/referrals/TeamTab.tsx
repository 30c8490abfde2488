import { useTeam, useTeamLevels } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { FigureTiles, Section, Stack, Tabs, TeamTiles } from '@kislap/ui';
import { useState } from 'react';
import { FailedRead } from './FailedRead';
import { TeamMembers } from './TeamMembers';
import { TeamShares } from './TeamShares';

interface TeamTabProps {
  readonly userId: number;
}

/** The team in figures, its members, and what each day of theirs was worth. */
export function TeamTab({ userId }: TeamTabProps) {
  const text = useText();
  const [list, setList] = useState<'members' | 'shares'>('members');
  return (
    <Stack gap={6}>
      <TeamFigures userId={userId} />
      <Section title={text('ref.team')} size="titleSm">
        <Tabs
          label={text('ref.team')}
          look="segmented"
          value={list}
          onValueChange={setList}
          items={[
            { value: 'members', label: text('ref.members'), panel: <TeamMembers userId={userId} /> },
            { value: 'shares', label: text('ref.shares'), panel: <TeamShares userId={userId} /> },
          ]}
        />
      </Section>
    </Stack>
  );
}

function TeamFigures({ userId }: TeamTabProps) {
  const text = useText();
  const team = useTeam(userId);
  const levels = useTeamLevels(userId);
  const error = (team.data === undefined && team.error) || (levels.data === undefined && levels.error);
  if (error) {
    const retry = () => void Promise.allSettled([team.mutate(), levels.mutate()]);
    return <FailedRead error={error} onRetry={retry} />;
  }
  return (
    <Stack gap={2}>
      <FigureTiles
        label={text('ref.team')}
        figures={[
          { term: text('ref.members'), count: team.data?.members },
          { term: text('ref.active'), count: team.data?.activeToday },
          { term: text('common.today'), amount: team.data?.commissionToday },
        ]}
      />
      <TeamTiles levels={levels.data} />
    </Stack>
  );
}
