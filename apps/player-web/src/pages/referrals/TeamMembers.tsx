import { useTeamMembers } from '@kislap/api';
import type { TeamMember } from '@kislap/api';
import type { TeamDepth } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { ChipGroup, Stack, TeamRow } from '@kislap/ui';
import { useState } from 'react';
import { LogList } from './LogList';

interface TeamMembersProps {
  readonly userId: number;
}

const levels: Readonly<Record<'all' | '1' | '2' | '3', TeamDepth | 'all'>> = { all: 'all', 1: 1, 2: 2, 3: 3 };

/** The members of the team, of one level or all. */
export function TeamMembers({ userId }: TeamMembersProps) {
  const text = useText();
  const [level, setLevel] = useState<keyof typeof levels>('all');
  const log = useTeamMembers(userId, levels[level]);
  return (
    <Stack gap={4}>
      <ChipGroup
        layout="scroll"
        label={text('ref.levels')}
        value={level}
        onValueChange={setLevel}
        options={[
          { value: 'all', label: text('ref.allLevels') },
          { value: '1', label: text('ref.level', { n: 1 }) },
          { value: '2', label: text('ref.level', { n: 2 }) },
          { value: '3', label: text('ref.level', { n: 3 }) },
        ]}
      />
      <LogList log={log} emptyText={text('ref.startTeam')} renderRow={memberRow} />
    </Stack>
  );
}

function memberRow({ id: _seat, ...member }: TeamMember) {
  return <TeamRow isInsideItem {...member} />;
}
