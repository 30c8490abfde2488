import { usePlayer } from '@kislap/api/react';
import { startTransition, useEffect, useState } from 'react';
import { SWRConfig } from 'swr';
import { whenFree } from '../../../device/afterFirstView';
import { asKnown } from '../../../session/asKnown';
import type { LastView } from '../../../session/offline/lastView';
import { asOf } from '../../../session/offline/reach';
import { useUserId } from '../../../session/session';
import { useShownActivities } from '../player/QuickEntries';
import { isKept } from './keepLastView';
import { TakenDown } from './TakenDown';

interface KeepLastViewProps {
  /** As the operator has them for this player now; nothing until that is known. */
  readonly banners: LastView['banners'] | undefined;
}

/** Keeps what is shown for the next start, once all of it is the operator's and the browser is free. */
export function KeepLastView(props: KeepLastViewProps) {
  return (
    <SWRConfig value={asKnown}>
      <Keeper {...props} />
    </SWRConfig>
  );
}

function Keeper({ banners }: KeepLastViewProps) {
  const player = usePlayer(useUserId()).data;
  const activities = useShownActivities(undefined);
  const [taken, setTaken] = useState<LastView>();
  const isKnown = player !== undefined && banners !== undefined && activities?.isKnown === true;
  const view = isKnown
    ? JSON.stringify({
        player: { nickname: player.nickname, avatarId: player.avatarId, vipLevel: player.vipLevel },
        banners,
        shortcuts: activities.activities,
      } satisfies LastView)
    : undefined;
  useEffect(() => {
    if (view === undefined || asOf.snapshot() !== undefined) return;
    let isOver = false;
    whenFree(() => {
      const shown: LastView = JSON.parse(view);
      if (!isOver && !isKept(shown)) startTransition(() => setTaken(shown));
    });
    return () => {
      isOver = true;
    };
  }, [view]);
  return taken && <TakenDown view={taken} onDone={() => setTaken(undefined)} />;
}
