import { zeroMoney } from '@kislap/domain';
import type { Switches } from './Switches';

/** Every switch off: how an operator starts, and what a reset returns to. */
export const freshSwitches = (): Switches => ({
  isUnderMaintenance: false,
  maintenance: { until: 0, message: '' },
  latencyMs: 0,
  isMessy: false,
  isIdentityFirst: false,
  welcomeGift: zeroMoney,
  shippedBuilds: 0,
  failures: new Map(),
});
