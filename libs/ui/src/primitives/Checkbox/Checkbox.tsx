import type { ReactNode } from 'react';

import type { Closed } from '../elementProps';
import { FieldMessage, useField } from '../Field/Field';
import { Tick } from '../Tick/Tick';
import { row } from './Checkbox.css';

type CheckboxProps = Closed<'input', 'type' | 'checked' | 'defaultChecked' | 'onChange' | 'children'> & {
  /** Whether it is ticked. */
  isChecked: boolean;
  /** The player ticked or unticked it; the parent keeps it. */
  onCheckedChange: (isChecked: boolean) => void;
  /** What ticking it says; links inside it stay links. */
  children: ReactNode;
  /** Says what is missing; it marks the box. */
  error?: string | undefined;
};

/** A statement that the player makes, or a choice that waits for Submit. */
export function Checkbox({ isChecked, onCheckedChange, children, error, ...rest }: CheckboxProps) {
  const wiring = useField({ label: '', error, id: rest.id });
  return (
    <div>
      <label className={row}>
        <Tick
          {...rest}
          {...wiring.control}
          type="checkbox"
          checked={isChecked}
          onChange={(event) => onCheckedChange(event.currentTarget.checked)}
        />
        <span>{children}</span>
      </label>
      <FieldMessage id={wiring.messageId} error={error} />
    </div>
  );
}
