import { useId } from 'react';

import type { Closed } from '../elementProps';
import { description as descriptionStyle, native, row, thumb, track, words } from './Switch.css';

type SwitchProps = Closed<
  'input',
  'type' | 'role' | 'onToggle' | 'checked' | 'defaultChecked' | 'onChange' | 'children'
> & {
  /** What is switched, read with it. */
  label: string;
  /** What changes, under the label. */
  description?: string;
  /** Whether it is on. */
  isOn: boolean;
  /** The player switched it; the parent keeps the state. */
  onToggle: (isOn: boolean) => void;
};

/** A setting that takes effect at once. */
export function Switch({ label, description, isOn, onToggle, ...rest }: SwitchProps) {
  const labelId = useId();
  const descriptionId = useId();
  return (
    <label className={row}>
      <span className={words}>
        <span id={labelId}>{label}</span>
        {description !== undefined && (
          <span id={descriptionId} className={descriptionStyle}>
            {description}
          </span>
        )}
      </span>
      <span className={track}>
        <input
          {...rest}
          type="checkbox"
          role="switch"
          aria-checked={isOn}
          aria-labelledby={labelId}
          {...(description !== undefined && { 'aria-describedby': descriptionId })}
          checked={isOn}
          onChange={(event) => onToggle(event.currentTarget.checked)}
          className={native}
        />
        <span className={thumb} />
      </span>
    </label>
  );
}
