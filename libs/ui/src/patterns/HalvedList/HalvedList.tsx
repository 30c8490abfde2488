import type { ReactNode } from 'react';

import { list } from '../List/List.css';
import { halved } from './HalvedList.css';

interface HalvedListProps {
  /** Spoken name, where no heading stands above the list. */
  readonly label?: string;
  /** Its rows. */
  readonly children: ReactNode;
}

/** A `List` whose rows stand two beside each other on a wide screen. */
export function HalvedList({ label, children }: HalvedListProps) {
  return (
    <ul className={`${list} ${halved}`} aria-label={label}>
      {children}
    </ul>
  );
}
