import type { ReactNode } from 'react';

import { list } from './List.css';

interface ListProps {
  /** Spoken name, where no heading stands above the list. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** Rows of one kind on one surface. */
export function List({ label, children }: ListProps) {
  return (
    <ul className={list} aria-label={label}>
      {children}
    </ul>
  );
}
