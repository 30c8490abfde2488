import type { Money as MoneyAmount } from '@kislap/domain';
import { useText } from '@kislap/i18n';

import { Avatar } from '../../art/avatars/Avatar';
import { Row } from '../../patterns/List/List';
import { Badge } from '../../primitives/Badge/Badge';
import { Money } from '../../primitives/Money/Money';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { media, name, place, title } from './RankRow.css';

interface RankRowProps {
  /** From 1; nothing for a player who is not among them. */
  readonly rank: number | undefined;
  /** Masked by the operator; of any length. */
  readonly nickname: string;
  /** Number of the player's face, 1 to 8. */
  readonly avatarId: number;
  /** How many friends were invited. */
  readonly friends: number;
  /** What they brought. */
  readonly earned: MoneyAmount;
  /** The player's own place. */
  readonly isOwn?: boolean;
  /** The list around it already made the list item, as long lists do. */
  readonly isInsideItem?: boolean;
}

const LAST_MEDAL = 3;

/** A place in the ranking of inviters. */
export function RankRow({ rank, nickname, avatarId, friends, earned, isOwn = false, ...row }: RankRowProps) {
  const text = useText();
  return (
    <Row
      {...row}
      mediaSize="picture"
      media={
        <span className={media}>
          <VisuallyHidden>
            {rank === undefined ? text('ref.unranked') : text('ref.place', { n: rank })}
          </VisuallyHidden>
          <span className={place} data-medal={rank !== undefined && rank <= LAST_MEDAL} aria-hidden>
            {rank ?? '–'}
          </span>
          <Avatar id={avatarId} />
        </span>
      }
      title={
        <span className={title}>
          <span className={name}>{nickname}</span>
          {isOwn && <Badge tone="accentSoft" label={text('ref.you')} />}
        </span>
      }
      value={<Money amount={earned} size="amt" tone="default" />}
      caption={text('ref.friends', { n: friends })}
    />
  );
}
