import type { ReactNode } from 'react';

import { Spinner } from '../../primitives/Spinner/Spinner';
import { frame } from './ServiceFrame.css';

interface ServiceFrameProps {
  /** Whether the page in the frame is still on its way. */
  readonly isOpening: boolean;
  /** The frame itself; it fills the room. */
  readonly children: ReactNode;
}

/** Room for a page of the operator inside a sheet: its customer service. */
export function ServiceFrame({ isOpening, children }: ServiceFrameProps) {
  return (
    <div className={frame} aria-busy={isOpening}>
      {isOpening && <Spinner />}
      {children}
    </div>
  );
}
