import type { ComponentType } from 'react';

/** The parts of home that show the operator's answers. */
export interface HomeParts {
  /** The head of home for a player: who is here and what they have. */
  readonly PlayerSky: ComponentType;
  /** The banners under a guest's head. */
  readonly GuestSky: ComponentType;
  /** Everything between the head and the foot. */
  readonly Body: ComponentType;
}
