import type { EpochMilliseconds } from '@kislap/domain';

/** A deposit that was made and is waited for. It is remembered on the device, so that a reload goes on waiting. */
export interface AwaitedDeposit {
  readonly since: EpochMilliseconds;
  /** One has been credited since; what is left is to ask whether it was the last. */
  readonly hasArrived: boolean;
}
