/** What a toast is about, which decides where it shows, how it is announced and how long it stays. */
export type ToastKind = 'success' | 'notice' | 'error' | 'loading' | 'update';

/**
 * A short message over the screen that nobody has to answer.
 *
 * @example
 * const saved: ToastMessage = { kind: 'success', title: 'Saved' };
 * saved.detail; // => undefined
 */
export interface ToastMessage {
  readonly kind: ToastKind;
  readonly title: string;
  /** An optional second line. */
  readonly detail?: string;
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

/** A message on the screen. It stays in the queue, closed, until it has faded. */
export interface ShownToast extends ToastMessage {
  readonly id: number;
  readonly isOpen: boolean;
  /** Since when it shows, in milliseconds of the page's clock. */
  readonly since: number;
}

/** The one queue of the app. It exists before anything that can show it has been loaded. */
export const appToasts = createToastQueue();

/**
 * A toast that has been shown, for whoever has to take it back.
 *
 * @example
 * const saving: ToastHandle = toast({ kind: 'loading', title: 'Saving…' });
 * saving.dismiss(); // => undefined
 */
export interface ToastHandle {
  readonly dismiss: () => void;
}

/**
 * Shows a message over the screen. `loading` stays until dismissed, `update` until the player acts; others leave by
 * themselves. May be called from anywhere, even before the toast region has loaded.
 */
export function toast(message: ToastMessage): ToastHandle {
  const id = appToasts.add(message);
  return { dismiss: () => appToasts.close(id) };
}

/**
 * How long a message stays that leaves by itself: long enough to read twice. What is pictured holds it, since a picture
 * must not depend on how fast the machine is.
 */
export const toastPace = { readingMs: 5000 };

/**
 * Takes away what speaks of the screen that is left: whatever has been there long enough to be read once would lie over
 * the next one. What has just been said stays, and what waits for an act or an answer.
 *
 * @example
 * toast({ kind: 'success', title: 'Saved' });
 * leaveToasts(); // => undefined
 */
export function leaveToasts(): void {
  const readBy = performance.now() - toastPace.readingMs / 2;
  for (const { id, kind, since } of appToasts.snapshot())
    if (kind !== 'loading' && kind !== 'update' && since <= readBy) appToasts.close(id);
}

/** More than this at once is noise: the oldest makes room. */
const MOST_AT_ONCE = 3;

type Listener = () => void;

/** What shows toasts reads the queue through this. */
interface ToastQueue {
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
      become(
        [...others, { ...message, id: lastId, isOpen: true, since: performance.now() }].slice(-MOST_AT_ONCE),
      );
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
