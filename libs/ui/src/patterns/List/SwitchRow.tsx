import type { ReactNode } from 'react';

import { Switch } from '../../primitives/Switch/Switch';
import { body, item, media as mediaStyle, row, title as titleStyle } from './List.css';

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
