import type { ReactNode } from 'react';

import { railless } from './railless.css';

interface RaillessProps {
  /** What the rail has too. */
  readonly children: ReactNode;
}

/** What a rail has too: shown where none stands beside the page. */
export function Railless({ children }: RaillessProps) {
  return <div className={railless}>{children}</div>;
}
