import type { ReactNode } from 'react';

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { layer, stacked } from './Money.css';

type HideableFiguresProps = { isHidden: boolean; label: string; children: ReactNode };

const hiddenFigures = '₱••••••';

/** The amount and the dots that may stand for it, in one cell as wide as the wider of the two. */
export function HideableFigures({ isHidden, label, children }: HideableFiguresProps) {
  return (
    <>
      {isHidden && <VisuallyHidden>{label}</VisuallyHidden>}
      <span className={stacked}>
        <span className={layer} data-shown={!isHidden}>
          {children}
        </span>
        <span className={layer} data-shown={isHidden} aria-hidden>
          {hiddenFigures}
        </span>
      </span>
    </>
  );
}
