import type { ReactNode } from 'react';

import { ChipGroup } from '../../primitives/ChipGroup/ChipGroup';
import type { ChipOption } from '../../primitives/ChipGroup/ChipGroup';
import { Switch } from '../../primitives/Switch/Switch';
import { body, choiceLine, item, media as mediaStyle, row, title as titleStyle } from './List.css';

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

interface SwitchRowProps {
  /** An icon of 24 px. */
  readonly media?: ReactNode;
  readonly title: string;
  /** What changes when it is on. */
  readonly caption?: string;
  readonly isOn: boolean;
  readonly isDisabled?: boolean;
  readonly onToggle: (isOn: boolean) => void;
}

/** A setting in a list that takes effect at once. The words are part of the switch, so that they can be tapped too. */
export function SwitchRow({ media, title, caption, isOn, isDisabled = false, onToggle }: SwitchRowProps) {
  return (
    <li className={item}>
      <div className={row({ media: media === undefined ? 'none' : 'icon' })}>
        {media !== undefined && <span className={mediaStyle}>{media}</span>}
        <div className={`${body} ${titleStyle}`}>
          <Switch
            label={title}
            {...(caption !== undefined && { description: caption })}
            isOn={isOn}
            disabled={isDisabled}
            onToggle={onToggle}
          />
        </div>
      </div>
    </li>
  );
}
