import { useText } from '@kislap/i18n';
import type { ReactNode } from 'react';

import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { age, line } from './ResponsibleLine.css';

interface ResponsibleLineProps {
  /** What the operator has to say; without it, the line that the regulator asks for. */
  readonly children?: ReactNode;
}

/** The age badge and the responsible-gaming line. It stands on every screen that leads to money. */
export function ResponsibleLine({ children }: ResponsibleLineProps) {
  const text = useText();
  return (
    <div className={line}>
      <span className={age}>
        <span aria-hidden>21+</span>
        <VisuallyHidden>{text('rg.21')}</VisuallyHidden>
      </span>
      <div>{children ?? text('rg.tag')}</div>
    </div>
  );
}
