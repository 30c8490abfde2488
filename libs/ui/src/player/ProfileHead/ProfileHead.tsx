import { useText } from '@kislap/i18n';
import type { ReactNode } from 'react';

import { Avatar } from '../../art/avatars/Avatar';
import { fanBlades, litBlades } from '../../geometry/fan';
import { copyRegular } from '../../icons/actions';
import { Link } from '../../patterns/Link/Link';
import { Badge } from '../../primitives/Badge/Badge';
import { Heading } from '../../primitives/Heading/Heading';
import { Icon } from '../../primitives/Icon/Icon';
import {
  besideEnd,
  end,
  face,
  facts,
  head,
  id as idStyle,
  litBlade,
  nickname as nicknameStyle,
  ring,
  status as statusStyle,
  tags as tagsStyle,
  unlitBlade,
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
  /** VIP level, from 0: drawn as a fan around the face, and said by `status`. */
  readonly level?: number;
  /** A tag before the others that leads somewhere: "VIP 3", to its page. */
  readonly status?: { readonly label: string; readonly href: string };
  /** The player copies the number. */
  readonly onCopyId: () => void;
  /** The way to the settings. */
  readonly action?: ReactNode;
}

/** Who is logged in: face, name, number to give to customer service. */
export function ProfileHead(props: ProfileHeadProps) {
  const { nickname, userId, avatarId, level, tags, status, onCopyId, action } = props;
  const text = useText();
  return (
    <header className={head}>
      <span className={face}>
        <Avatar id={avatarId} size={64} />
        {level !== undefined && <LevelRing level={level} />}
      </span>
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

/** The fan around a face of 64 px: a blade for each level. */
const LEVELS = 10;
const blades = fanBlades({ count: LEVELS, outer: 45, inner: 35 });

function LevelRing({ level }: { readonly level: number }) {
  const lit = litBlades(LEVELS, level / LEVELS);
  return (
    <svg viewBox="0 0 90 47" width="90" height="47" className={ring} aria-hidden="true">
      {blades.map((path, index) => (
        <path key={path} d={path} className={index < lit ? litBlade : unlitBlade} />
      ))}
    </svg>
  );
}
