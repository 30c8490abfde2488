import { appToasts } from '../patterns/toasts/toast';

/**
 * Takes every toast away at once, so that one story does not speak in the next.
 *
 * @example
 * import { toast } from '@kislap/ui';
 * toast({ kind: 'notice', title: 'Saved' });
 * clearToasts(); // => undefined
 */
export function clearToasts(): void {
  appToasts.snapshot().forEach(({ id }) => appToasts.remove(id));
}
