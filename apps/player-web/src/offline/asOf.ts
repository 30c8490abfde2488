import type { EpochMilliseconds } from '@kislap/domain';

let time: EpochMilliseconds | undefined;
const listeners = new Set<() => void>();

/** The time from which everything on the screen is, or later, while there is no connection. */
export const asOf = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  snapshot: (): EpochMilliseconds | undefined => time,
  set: (at: EpochMilliseconds | undefined): void => {
    time = at;
    listeners.forEach((listener) => listener());
  },
} as const;
