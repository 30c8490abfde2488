import type { EpochSeconds } from '@kislap/domain';

/** A notice of the operator. Plain text; a missing end means that it stays. */
export interface Notice {
  readonly id: number;
  readonly title: string;
  readonly text: string;
  readonly announcesMaintenance?: boolean;
  readonly from?: EpochSeconds;
  readonly until?: EpochSeconds;
}
