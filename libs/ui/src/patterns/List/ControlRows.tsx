import type { ReactNode } from 'react';

import { ChipGroup } from '../../primitives/ChipGroup/ChipGroup';
import type { ChipOption } from '../../primitives/ChipGroup/ChipGroup';
import { Switch } from '../../primitives/Switch/Switch';
import { body, choiceLine, item, media as mediaStyle, row, title as titleStyle } from './List.css';

interface ChoiceRowProps<Value extends string> {
  /** An icon of 24 px. */
  readonly media?: ReactNode;
  /** What is set by it. */
  readonly title: string;
  /** The option that holds. */
  readonly value: Value;
  /** What can be chosen, in order. */
  readonly options: readonly ChipOption<Value>[];
  /** The player chose or typed another value; the parent keeps it. */
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
  /** What is switched, read with the switch. */
  readonly title: string;
  /** What changes when it is on. */
  readonly caption?: string;
  /** Whether it is on. */
  readonly isOn: boolean;
  /** It shows its state and cannot be switched. */
  readonly isDisabled?: boolean;
  /** The player switched it; the parent keeps the state. */
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
