import type { EpochMilliseconds } from '@kislap/domain';

const restMs = 7 * 86_400_000;

/**
 * Install rule: whoever has closed the invitation to the home screen is not asked again for seven days.
 *
 * @example
 * const closedAt = epochMillisecondsFrom(1_767_196_800_000);
 * isInstallPutOff(closedAt, epochMillisecondsFrom(closedAt + 6 * 86_400_000)); // => true
 * isInstallPutOff(closedAt, epochMillisecondsFrom(closedAt + 7 * 86_400_000)); // => false
 */
export function isInstallPutOff(closedAt: EpochMilliseconds | undefined, now: EpochMilliseconds): boolean {
  return closedAt !== undefined && closedAt <= now && now - closedAt < restMs;
}
