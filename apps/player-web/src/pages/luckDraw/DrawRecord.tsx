import type { DrawRound } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Tabs } from '@kislap/ui';
import { useState } from 'react';
import { FriendList } from './FriendList';
import { MySpins } from './MySpins';
import { WinnerList } from './WinnerList';

interface DrawRecordProps {
  readonly userId: number | undefined;
  readonly round: DrawRound | null | undefined;
  /** Grows when there is news of the player's spins. */
  readonly news: number;
}

/** The player's spins and friends, and who was paid; a guest sees the last alone. */
export function DrawRecord({ userId, round, news }: DrawRecordProps) {
  const text = useText();
  const [shown, setShown] = useState<'spins' | 'friends' | 'winners'>('spins');
  const winners = { value: 'winners', label: text('draw.winners'), panel: <WinnerList /> } as const;
  if (userId === undefined) {
    return (
      <Tabs label={text('draw.record')} value="winners" onValueChange={() => undefined} items={[winners]} />
    );
  }
  return (
    <Tabs
      label={text('draw.record')}
      value={shown}
      onValueChange={setShown}
      items={[
        {
          value: 'spins',
          label: text('draw.mySpins'),
          panel: <MySpins userId={userId} round={round} news={news} />,
        },
        { value: 'friends', label: text('draw.friends'), panel: <FriendList userId={userId} /> },
        winners,
      ]}
    />
  );
}
