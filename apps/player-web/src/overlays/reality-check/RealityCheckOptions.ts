import type { Money } from '@kislap/domain';

/** How long a sitting has lasted and what it has brought, as the operator knows it. */
export interface RealityCheckOptions {
  readonly minutesPlayed: number;
  /** `undefined` where it is not known. */
  readonly net: Money | undefined;
}
