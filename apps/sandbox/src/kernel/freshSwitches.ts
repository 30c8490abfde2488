import type { Switches } from './Switches';

/** Every switch off: how an operator starts, and what a reset returns to. */
export const freshSwitches = (): Switches => ({
  isUnderMaintenance: false,
  latencyMs: 0,
  isMessy: false,
  isIdentityFirst: false,
  shippedBuilds: 0,
  failures: new Map(),
});
