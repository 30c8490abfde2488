import type { ReactNode } from 'react';

import { sky } from './Sky.css';

interface SkyProps {
  /** A bar stands above it, and the ground reaches up behind that. */
  readonly isBelowBar?: boolean;
  /** The ground fills what the screen has left, and what stands on it stands in the middle. */
  readonly isWhole?: boolean;
  /** What stands before the sky. */
  readonly children: ReactNode;
}

/** The festive ground at the top of a Plaza screen. Never behind forms, tables or lists. */
export function Sky({ isBelowBar = false, isWhole, children }: SkyProps) {
  return <div className={sky({ isBelowBar, isWhole })}>{children}</div>;
}
