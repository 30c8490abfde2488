import { createToastQueue } from './toastQueue';

/** The one queue of the app. It exists before anything that can show it has been loaded. */
export const appToasts = createToastQueue();
