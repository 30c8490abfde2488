import { useText } from '@kislap/i18n';

import { Avatar } from '../../art/avatars/Avatar';
import { Link } from '../../patterns/Link';
import { Badge } from '../../primitives/Badge/Badge';
import { Text } from '../../primitives/Text/Text';
import { nickname as nicknameStyle, oneLine, person, words } from './HomeHeader.css';

interface PlayerBadgeProps {
  readonly nickname: string;
  readonly avatarId: number;
  readonly vipLevel: number;
  /** "Good evening", by the Manila clock. */
  readonly greeting?: string;
  readonly href: string;
}

/** The player in the head of home; it leads to the account. */
export function PlayerBadge({ nickname, avatarId, vipLevel, greeting, href }: PlayerBadgeProps) {
  const text = useText();
  const named = nickname.trim() === '' ? '' : `${nickname}, `;
  return (
    <Link href={href} className={person} aria-label={`${named}VIP ${vipLevel}: ${text('user.avatarOf')}`}>
      <Avatar id={avatarId} />
      <span className={words}>
        {greeting !== undefined && (
          <Text as="div" size="cap" tone="muted">
            {greeting}
          </Text>
        )}
        <span className={nicknameStyle}>
          <span className={oneLine}>
            <Text as="span" size="titleSm">
              {nickname}
            </Text>
          </span>
          <Badge label={`VIP ${vipLevel}`} />
        </span>
      </span>
    </Link>
  );
}
