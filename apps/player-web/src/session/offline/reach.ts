let isLost = false;
const listeners = new Set<() => void>();

/** Whether the operator answers, whatever the device believes of its connection. */
export const reach = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  isLost: (): boolean => isLost,
  report: (isAnswered: boolean): void => {
    if (isAnswered !== isLost) return;
    isLost = !isAnswered;
    listeners.forEach((listener) => listener());
  },
} as const;

let time: string | undefined;
const timeListeners = new Set<() => void>();

/** The time from which everything on the screen is, or later, while there is no connection. */
export const asOf = {
  subscribe: (listener: () => void): (() => void) => {
    timeListeners.add(listener);
    return () => void timeListeners.delete(listener);
  },
  snapshot: (): string | undefined => time,
  set: (at: string | undefined): void => {
    time = at;
    timeListeners.forEach((listener) => listener());
  },
} as const;
