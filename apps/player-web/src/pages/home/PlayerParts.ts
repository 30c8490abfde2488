import type { ComponentType } from 'react';

/** The parts of home that only players see. */
export interface PlayerParts {
  /** Who plays, and what they have. */
  readonly Sky: ComponentType;
  /** The quick ways to what the operator has switched on. */
  readonly Shortcuts: ComponentType;
}
