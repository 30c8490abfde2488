import type { ReactNode } from 'react';

import { Option } from './Option';
import { caption as captionStyle, text, title as titleStyle } from './OptionGroup.css';
import { OptionMark } from './OptionMark';

interface OptionRowProps {
  readonly value: string;
  readonly title: string;
  /** What the choice means, or why it cannot be made. */
  readonly caption?: string;
  /** A picture of 28 to 40 px at the start. */
  readonly media?: ReactNode;
  readonly isLocked?: boolean;
  /** Framed by itself, or plain among many in a sheet. */
  readonly look?: 'row' | 'plain';
}

/** A choice as a row: picture, title, caption, and the radio mark at the end. */
export function OptionRow({ value, title, caption, media, isLocked, look = 'row' }: OptionRowProps) {
  return (
    <Option value={value} look={look} isLocked={isLocked === true}>
      {media}
      <span className={text}>
        <span className={titleStyle}>{title}</span>
        {caption !== undefined && <span className={captionStyle}>{caption}</span>}
      </span>
      <OptionMark />
    </Option>
  );
}
