import type { ReactNode } from 'react';

import { withoutRail } from './withoutRail.css';

interface WithoutRailProps {
  /** What the rail shows too. */
  readonly children: ReactNode;
}

/** What the side rail shows too: drawn only while there is no rail beside the page. */
export function WithoutRail({ children }: WithoutRailProps) {
  return <div className={withoutRail}>{children}</div>;
}
