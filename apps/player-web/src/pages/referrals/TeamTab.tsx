import { useTeam, useTeamLevels, useTeamMembers, useTeamShares } from '@kislap/api/react';
import type { TeamMember, TeamShare } from '@kislap/api';
import { manilaDaysBack } from '@kislap/domain';
import type { TeamDepth } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import {
  ChipGroup,
  Columns,
  FigureTiles,
  Money,
  Row,
  Section,
  Stack,
  Tabs,
  TeamRow,
  TeamTiles,
} from '@kislap/ui';
import { useState } from 'react';
import { operatorNow } from '../../device/clock/operatorNow';
import { FailedRead, LogList } from './LogList';

interface TeamTabProps {
  readonly userId: number;
}

/** The team in figures, its members, and what each day of theirs was worth. */
export function TeamTab({ userId }: TeamTabProps) {
  const text = useText();
  const [list, setList] = useState<'members' | 'shares'>('members');
  return (
    <Columns>
      <TeamFigures userId={userId} />
      <Stack>
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
    </Columns>
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

interface TeamMembersProps {
  readonly userId: number;
}

const levels: Readonly<Record<'all' | '1' | '2' | '3', TeamDepth | 'all'>> = { all: 'all', 1: 1, 2: 2, 3: 3 };

/** The members of the team, of one level or all. */
function TeamMembers({ userId }: TeamMembersProps) {
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

interface TeamSharesProps {
  readonly userId: number;
}

const twoDays = () => manilaDaysBack(operatorNow(), 2);

/** What the play of each member was worth to the player, today and yesterday. */
function TeamShares({ userId }: TeamSharesProps) {
  const text = useText();
  const [[today = '', yesterday = '']] = useState(twoDays);
  const [day, setDay] = useState<'today' | 'yesterday'>('today');
  const log = useTeamShares(userId, day === 'today' ? today : yesterday);
  return (
    <Stack gap={4}>
      <ChipGroup
        label={text('ref.day')}
        value={day}
        onValueChange={setDay}
        options={[
          { value: 'today', label: text('common.today') },
          { value: 'yesterday', label: text('common.yesterday') },
        ]}
      />
      <LogList
        log={log}
        emptyText={text('ref.noShares')}
        renderRow={(share) => <ShareOfDay share={share} />}
      />
    </Stack>
  );
}

function ShareOfDay({ share: { nickname, level, share } }: { readonly share: TeamShare }) {
  const text = useText();
  return (
    <Row
      isInsideItem
      title={nickname}
      value={<Money amount={share} size="amt" sign="always" tone="money" />}
      caption={text('ref.level', { n: level })}
      detail={text('ref.yourShare')}
    />
  );
}
