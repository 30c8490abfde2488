import { appToasts } from '../patterns/toasts/appToasts';

/**
 * Takes every toast away at once, so that one story does not speak in the next.
 *
 * @example
 * import { toast } from '@kislap/ui';
 * toast({ kind: 'notice', title: 'Saved' });
 * forgetToasts(); // => undefined
 */
export function forgetToasts(): void {
  appToasts.snapshot().forEach(({ id }) => appToasts.remove(id));
}
