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
/** How many screens could not be loaded and stand empty. */
let emptyScreens = 0;
const timeListeners = new Set<() => void>();
const tellTime = (): void => timeListeners.forEach((listener) => listener());

/** The time from which everything on the screen is, or later, while there is no connection. */
export const asOf = {
  subscribe: (listener: () => void): (() => void) => {
    timeListeners.add(listener);
    return () => void timeListeners.delete(listener);
  },
  snapshot: (): string | undefined => time,
  /** The same for who names it; no words for an empty screen, which shows nothing that is of that time. */
  shown: (): string | undefined => time && (emptyScreens > 0 ? '' : time),
  set: (at: string | undefined): void => {
    time = at;
    tellTime();
  },
  /** A screen stands empty, until the answer is called. */
  standEmpty: (): (() => void) => {
    const count = (by: 1 | -1): void => {
      emptyScreens += by;
      tellTime();
    };
    count(1);
    return () => count(-1);
  },
} as const;
