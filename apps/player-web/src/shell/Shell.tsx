import { AppFrame } from '@kislap/ui';
import type { ReactNode } from 'react';

interface ShellProps {
  readonly overlays: ReactNode;
  readonly children: ReactNode;
}

/** The frame around every page. */
export function Shell({ overlays, children }: ShellProps) {
  return <AppFrame overlays={overlays}>{children}</AppFrame>;
}
