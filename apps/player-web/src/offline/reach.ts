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
