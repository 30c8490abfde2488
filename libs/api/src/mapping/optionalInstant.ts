import { epochSecondsFrom, type EpochSeconds } from '@kislap/domain';

/** An instant from a field that may be missing; the wire's 0 means "never". */
export function optionalInstant(epochSeconds: number | undefined): EpochSeconds | undefined {
  return epochSeconds ? epochSecondsFrom(epochSeconds) : undefined;
}
