import type { ReactNode } from 'react';

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { hint as hintStyle, label as labelStyle } from './Field.css';
import { FieldMessage } from './FieldMessage';
import type { FieldProps } from './FieldProps';
import type { FieldWiring } from './useField';

type FieldFrameProps = FieldProps & { wiring: FieldWiring; children: ReactNode };

/** Label above, control, one message below: the same for every field. */
export function FieldFrame({ wiring, label, isLabelHidden, hint, children, ...messages }: FieldFrameProps) {
  const name = <label htmlFor={wiring.control.id}>{label}</label>;
  return (
    <div>
      {isLabelHidden ? (
        <VisuallyHidden>{name}</VisuallyHidden>
      ) : (
        <div className={labelStyle}>
          {name}
          {hint && <span className={hintStyle}>{hint}</span>}
        </div>
      )}
      {children}
      <FieldMessage {...messages} id={wiring.messageId} />
    </div>
  );
}
