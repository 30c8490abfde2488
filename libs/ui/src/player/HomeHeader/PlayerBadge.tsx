import { useText } from '@kislap/i18n';

import { Avatar } from '../../art/avatars/Avatar';
import { Link } from '../../patterns/Link/Link';
import { Badge } from '../../primitives/Badge/Badge';
import { Text } from '../../primitives/Text/Text';
import { account, nickname as nicknameStyle, person, status, words } from './HomeHeader.css';

interface PlayerBadgeProps {
  /** The player's name as others see it. */
  readonly nickname: string;
  /** Number of the player's face, 1 to 8. */
  readonly avatarId: number;
  /** The level whose fan is drawn. */
  readonly vipLevel: number;
  /** "Good evening", by the Manila clock. */
  readonly greeting?: string;
  /** Where it leads. */
  readonly href: string;
  /** Where the level leads: to what it brings. */
  readonly statusHref: string;
}

/** The player in the head of home. It leads to the account, and the level to what it brings. */
export function PlayerBadge(props: PlayerBadgeProps) {
  const { nickname, avatarId, vipLevel, greeting, href, statusHref } = props;
  const text = useText();
  const named = nickname.trim() === '' ? '' : `${nickname}, `;
  return (
    <div className={person}>
      <Avatar id={avatarId} />
      <span className={words}>
        {greeting !== undefined && (
          <Text as="div" size="cap" tone="muted">
            {greeting}
          </Text>
        )}
        <span className={nicknameStyle}>
          <Link
            href={href}
            className={account}
            aria-label={`${named}VIP ${vipLevel}: ${text('user.avatarOf')}`}
          >
            <Text as="span" size="titleSm">
              {nickname}
            </Text>
          </Link>
          <Link href={statusHref} className={status}>
            <Badge label={`VIP ${vipLevel}`} />
          </Link>
        </span>
      </span>
    </div>
  );
}
