import type { ComponentType } from 'react';

/** The parts of home that show the operator's answers to everybody. */
export interface HomeParts {
  /** The banners under a guest's head. */
  readonly GuestSky: ComponentType;
  /** Everything between the head and the foot. */
  readonly Body: ComponentType;
}
