import type { ReactNode } from 'react';
import { useSoonAfterHydration } from '../../device/useAfterHydration';
import { visitorView } from './visitorView';

interface VisitorViewProps {
  readonly children: ReactNode;
}

/** What only guests see of a prerendered page: the boot script hides it from a player. */
export function GuestView({ children }: VisitorViewProps) {
  return <div {...{ [visitorView.attribute]: visitorView.guest }}>{children}</div>;
}

/** What a player sees in place of it until the app has started: in what is prerendered alone, and hidden there. */
export function PlayerView({ children }: VisitorViewProps) {
  if (useSoonAfterHydration()) return null;
  return (
    <div hidden {...{ [visitorView.attribute]: visitorView.player }}>
      {children}
    </div>
  );
}
