/// <reference types="vite/client" />

import { avatar } from './Avatar.css';
import tx1 from './tx1.svg?no-inline';
import tx2 from './tx2.svg?no-inline';
import tx3 from './tx3.svg?no-inline';
import tx4 from './tx4.svg?no-inline';
import tx5 from './tx5.svg?no-inline';
import tx6 from './tx6.svg?no-inline';
import tx7 from './tx7.svg?no-inline';
import tx8 from './tx8.svg?no-inline';

/**
 * The eight faces a player may choose, first to last.
 *
 * @example
 * avatars.length; // => 8
 */
export const avatars: readonly string[] = [tx1, tx2, tx3, tx4, tx5, tx6, tx7, tx8];

type AvatarProps = {
  /** 1 to 8; any other number shows the first face. */
  id: number;
  /** Width in px. */
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
