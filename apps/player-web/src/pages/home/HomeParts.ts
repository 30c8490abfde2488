import type { ComponentType, ReactNode } from 'react';

/** What home's body is given by those who know it. */
export interface HomeBodyProps {
  /** A player's quick ways; a guest has none. */
  readonly shortcuts: ReactNode;
}

/** The parts of home that show the operator's answers to everybody. */
export interface HomeParts {
  /** The banners under a guest's head. */
  readonly GuestSky: ComponentType;
  /** Everything between the head and the foot. */
  readonly Body: ComponentType<HomeBodyProps>;
}
