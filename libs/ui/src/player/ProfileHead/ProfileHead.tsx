import { useText } from '@kislap/i18n';
import type { ReactNode } from 'react';

import { Avatar } from '../../art/avatars/Avatar';
import { copyRegular } from '../../icons/actions';
import { Link } from '../../patterns/Link/Link';
import { Badge } from '../../primitives/Badge/Badge';
import { Heading } from '../../primitives/Heading/Heading';
import { Icon } from '../../primitives/Icon/Icon';
import {
  besideEnd,
  end,
  facts,
  head,
  id as idStyle,
  nickname as nicknameStyle,
  status as statusStyle,
  tags as tagsStyle,
} from './ProfileHead.css';

interface ProfileHeadProps {
  /** The player's name as others see it. */
  readonly nickname: string;
  /** The player's number, as shown. */
  readonly userId: string;
  /** Number of the player's face, 1 to 8. */
  readonly avatarId: number;
  /** "VIP 3", "Phone bound". */
  readonly tags: readonly string[];
  /** A tag before the others that leads somewhere: "VIP 3", to its page. */
  readonly status?: { readonly label: string; readonly href: string };
  /** The player copies the number. */
  readonly onCopyId: () => void;
  /** The way to the settings. */
  readonly action?: ReactNode;
}

/** Who is logged in: face, name, number to give to customer service. */
export function ProfileHead(props: ProfileHeadProps) {
  const { nickname, userId, avatarId, tags, status, onCopyId, action } = props;
  const text = useText();
  return (
    <header className={head}>
      <Avatar id={avatarId} size={64} />
      <div className={facts}>
        <Heading level={1} isFocusTarget>
          <span className={action === undefined ? nicknameStyle : `${nicknameStyle} ${besideEnd}`}>
            {nickname.trim() === '' ? `ID ${userId}` : nickname}
          </span>
        </Heading>
        <button
          type="button"
          className={idStyle}
          onClick={onCopyId}
          aria-label={`${text('user.copyId')} ${userId}`}
        >
          ID {userId}
          <Icon glyph={copyRegular} size="xs" />
        </button>
        <div className={tagsStyle}>
          {status !== undefined && (
            <Link className={statusStyle} href={status.href}>
              <Badge label={status.label} tone="accentSoft" />
            </Link>
          )}
          {tags.map((tag) => (
            <Badge key={tag} label={tag} />
          ))}
        </div>
      </div>
      {action !== undefined && <div className={end}>{action}</div>}
    </header>
  );
}
