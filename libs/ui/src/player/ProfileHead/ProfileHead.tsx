import { useText } from '@kislap/i18n';
import type { ReactNode } from 'react';

import { Avatar } from '../../art/avatars/Avatar';
import { copyRegular } from '../../icons/glyphs/copyRegular';
import { Badge } from '../../primitives/Badge/Badge';
import { Heading } from '../../primitives/Heading/Heading';
import { Icon } from '../../primitives/Icon/Icon';
import {
  end,
  facts,
  head,
  id as idStyle,
  nickname as nicknameStyle,
  tags as tagsStyle,
} from './ProfileHead.css';

interface ProfileHeadProps {
  readonly nickname: string;
  readonly userId: string;
  readonly avatarId: number;
  /** "VIP 3", "Phone bound". */
  readonly tags: readonly string[];
  readonly onCopyId: () => void;
  /** The way to the settings. */
  readonly action?: ReactNode;
}

/** Who is logged in: face, name, number to give to customer service. */
export function ProfileHead({ nickname, userId, avatarId, tags, onCopyId, action }: ProfileHeadProps) {
  const text = useText();
  return (
    <header className={head}>
      <Avatar id={avatarId} size={64} />
      <div className={facts}>
        <Heading level={1} isFocusTarget>
          <span className={nicknameStyle}>{nickname.trim() === '' ? `ID ${userId}` : nickname}</span>
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
          {tags.map((tag) => (
            <Badge key={tag} label={tag} />
          ))}
        </div>
      </div>
      {action !== undefined && <div className={end}>{action}</div>}
    </header>
  );
}
