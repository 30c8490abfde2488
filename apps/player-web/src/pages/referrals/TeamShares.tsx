import { serverNow, useTeamShares } from '@kislap/api';
import type { TeamShare } from '@kislap/api';
import { epochSecondsFrom, manilaDaysBack } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { ChipGroup, Money, Row, Stack } from '@kislap/ui';
import { useState } from 'react';
import { LogList } from './LogList';

interface TeamSharesProps {
  readonly userId: number;
}

const twoDays = () => manilaDaysBack(epochSecondsFrom(serverNow() / 1000), 2);

/** What the play of each member was worth to the player, today and yesterday. */
export function TeamShares({ userId }: TeamSharesProps) {
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
