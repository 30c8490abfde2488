import type { ReactNode } from 'react';

import { ChipGroup } from '../../primitives/ChipGroup/ChipGroup';
import type { ChipOption } from '../../primitives/ChipGroup/ChipOption';
import { choiceLine, item, media as mediaStyle, row, title as titleStyle } from './List.css';

interface ChoiceRowProps<Value extends string> {
  /** An icon of 24 px. */
  readonly media?: ReactNode;
  readonly title: string;
  readonly value: Value;
  readonly options: readonly ChipOption<Value>[];
  readonly onValueChange: (value: Value) => void;
}

/** A setting in a list with two or three short answers, all of them in sight. */
export function ChoiceRow<Value extends string>({ media, title, ...choice }: ChoiceRowProps<Value>) {
  return (
    <li className={item}>
      <div className={row({ media: media === undefined ? 'none' : 'icon' })}>
        {media !== undefined && <span className={mediaStyle}>{media}</span>}
        <div className={choiceLine}>
          <span className={titleStyle} aria-hidden>
            {title}
          </span>
          <ChipGroup label={title} layout="joined" {...choice} />
        </div>
      </div>
    </li>
  );
}
