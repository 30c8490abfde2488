import { useText } from '@kislap/i18n';

import { Avatar, avatars } from '../../art/avatars/Avatar';
import { checkBold } from '../../icons/actions';
import { Option, OptionGroup } from '../../patterns/OptionGroup/OptionGroup';
import { Icon } from '../../primitives/Icon/Icon';
import { check, face } from './AvatarPicker.css';

interface AvatarPickerProps {
  /** 1 to 8; any other number is the first face. */
  readonly value: number;
  /** The player chose this face. */
  readonly onChange: (avatarId: number) => void;
}

/** The eight faces a player can choose from. */
export function AvatarPicker({ value, onChange }: AvatarPickerProps) {
  const text = useText();
  const chosen = avatars[value - 1] === undefined ? 1 : value;
  return (
    <OptionGroup
      label={text('user.avatar')}
      layout="faces"
      value={String(chosen)}
      onChange={(id) => onChange(Number(id))}
    >
      {avatars.map((picture, index) => (
        <Option key={picture} value={String(index + 1)} look="face">
          <span className={face}>
            <Avatar id={index + 1} size={72} label={text('user.avatarOfNumber', { n: index + 1 })} />
            <span className={check}>
              <Icon glyph={checkBold} size="xs" />
            </span>
          </span>
        </Option>
      ))}
    </OptionGroup>
  );
}
