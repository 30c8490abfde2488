import type { ReactNode } from 'react';

import { sky } from './Sky.css';

interface SkyProps {
  readonly children: ReactNode;
}

/** The festive ground at the top of a Plaza screen. Never behind forms, tables or lists. */
export function Sky({ children }: SkyProps) {
  return <div className={sky}>{children}</div>;
}
