import type { ShownToast, ToastMessage } from './ToastMessage';

/** More than this at once is noise: the oldest makes room. */
const MOST_AT_ONCE = 3;

type Listener = () => void;

/** What shows toasts reads the queue through this. */
export interface ToastQueue {
  readonly subscribe: (listener: Listener) => () => void;
  readonly snapshot: () => readonly ShownToast[];
  /** Adds a message and returns its id. A message that is already showing starts its time anew. */
  readonly add: (message: ToastMessage) => number;
  /** Starts the fade of a message. */
  readonly close: (id: number) => void;
  /** Forgets a message that has faded. */
  readonly remove: (id: number) => void;
}

const isSame = (toast: ShownToast, message: ToastMessage) =>
  toast.kind === message.kind && toast.title === message.title && toast.detail === message.detail;

/** A queue of its own, for tests; the app has one, behind `toast()`. */
export function createToastQueue(): ToastQueue {
  let toasts: readonly ShownToast[] = [];
  let lastId = 0;
  const listeners = new Set<Listener>();
  const become = (next: readonly ShownToast[]) => {
    toasts = next;
    listeners.forEach((listener) => listener());
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => toasts,
    add(message) {
      lastId += 1;
      const others = toasts.filter((toast) => !isSame(toast, message));
      become([...others, { ...message, id: lastId, isOpen: true }].slice(-MOST_AT_ONCE));
      return lastId;
    },
    close(id) {
      become(toasts.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)));
    },
    remove(id) {
      become(toasts.filter((toast) => toast.id !== id));
    },
  };
}
