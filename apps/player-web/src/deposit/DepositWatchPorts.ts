import type { CreditedDeposit, EpochMilliseconds } from '@kislap/domain';
import type { DeviceStorage } from '../storage/createDeviceStorage';

/** The world as the deposit watch needs it. */
export interface DepositWatchPorts {
  readonly storage: DeviceStorage;
  readonly userId: () => number | undefined;
  readonly now: () => EpochMilliseconds;
  /** Asks the operator once for deposits credited after `afterId`; -1 for the latest alone. */
  readonly ask: (afterId: number, signal?: AbortSignal) => Promise<readonly CreditedDeposit[]>;
  /** Resolves after `delayMs`, or at once when aborted. */
  readonly wait: (delayMs: number, signal: AbortSignal) => Promise<void>;
  /** Asks again for what a credited deposit has changed. */
  readonly refreshPlayer: (userId: number) => void;
  /** Nobody would see an announcement: the page is hidden or offline. */
  readonly isAway: () => boolean;
  readonly onAwayChange: (listener: () => void) => void;
  /** Runs `work` while no other tab of the app runs work of this name. */
  readonly takeTurn: (name: string, signal: AbortSignal, work: () => Promise<void>) => Promise<void>;
}
