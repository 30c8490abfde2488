import { appToasts } from '../patterns/toasts/appToasts';

/** Takes every toast away at once, so that one story does not speak in the next. */
export function forgetToasts(): void {
  appToasts.snapshot().forEach(({ id }) => appToasts.remove(id));
}
