import { useInviterRanking, usePlayer } from '@kislap/api';
import { zeroMoney } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { List, RankRow } from '@kislap/ui';

interface OwnPlaceProps {
  readonly userId: number;
}

/** The player's own place in the ranking, also without one. Nothing until it is known. */
export function OwnPlace({ userId }: OwnPlaceProps) {
  const text = useText();
  const { data: ranking } = useInviterRanking(userId);
  const { data: player } = usePlayer(userId);
  if (ranking === undefined || player === undefined) return null;
  const own = ranking.find(({ isOwn }) => isOwn);
  return (
    <List label={text('ref.ownPlace')}>
      <RankRow
        isOwn
        rank={own?.place}
        nickname={player.nickname}
        avatarId={player.avatarId}
        friends={own?.friends ?? 0}
        earned={own?.earned ?? zeroMoney}
      />
    </List>
  );
}
