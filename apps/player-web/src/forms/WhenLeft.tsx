import type { FocusEvent, ReactNode } from 'react';

interface WhenLeftProps {
  /** The focus has gone from what it holds to somewhere else. */
  readonly onLeave: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Tells when a field is left; from the field to its own button is not away. */
export function WhenLeft({ onLeave, children }: WhenLeftProps) {
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) onLeave?.();
  };
  return <div onBlur={leave}>{children}</div>;
}
