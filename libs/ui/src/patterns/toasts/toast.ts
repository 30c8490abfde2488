import { appToasts } from './appToasts';
import type { ToastMessage } from './ToastMessage';

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
 * Shows a message over whatever is on the screen. `loading` stays until it is dismissed and `update` until the
 * player acts; the others leave by themselves. May be called from anywhere, also before the region that shows
 * toasts has been loaded.
 */
export function toast(message: ToastMessage): ToastHandle {
  const id = appToasts.add(message);
  return { dismiss: () => appToasts.close(id) };
}
