let time: string | undefined;
const listeners = new Set<() => void>();

/** The time from which everything on the screen is, or later, while there is no connection. */
export const asOf = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  snapshot: (): string | undefined => time,
  set: (at: string | undefined): void => {
    time = at;
    listeners.forEach((listener) => listener());
  },
} as const;
