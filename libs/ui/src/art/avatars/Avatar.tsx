import { avatar } from './Avatar.css';
import { avatars } from './avatars';

type AvatarProps = {
  /** 1 to 8; any other number shows the first face. */
  id: number;
  size?: 40 | 48 | 64 | 72;
  /** Spoken name, in a choice of faces; silent beside the player's name. */
  label?: string;
};

/** The face a player chose. */
export function Avatar({ id, size = 40, label = '' }: AvatarProps) {
  return (
    <img src={avatars[id - 1] ?? avatars[0]} width={size} height={size} alt={label} className={avatar} />
  );
}
