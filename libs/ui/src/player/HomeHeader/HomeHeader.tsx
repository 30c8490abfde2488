import type { ReactNode } from 'react';

import { end, header, start as startStyle } from './HomeHeader.css';

interface HomeHeaderProps {
  /** The logo for a guest, the player for a player. */
  readonly start: ReactNode;
  /** Small actions: language, log in, mail, search. */
  readonly actions: ReactNode;
}

/** The head of home: who is here, and what is one tap away. */
export function HomeHeader({ start, actions }: HomeHeaderProps) {
  return (
    <header className={header}>
      <div className={startStyle}>{start}</div>
      <div className={end}>{actions}</div>
    </header>
  );
}
