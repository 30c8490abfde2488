import type { RuntimeConfig } from '@kislap/configure/settings';
import type { RootOptions } from 'react-dom/client';
import { afterFirstView } from '../../device/afterFirstView';
import { reportError, setErrorSink } from '../../device/errors/reportError';
import { CodeBoundary } from '../../navigation/lazy/CodeBoundary';

/** Hears of everything that nobody caught, from now on. */
export function listenForErrors(page: Window): void {
  // An event without an error is about a file that did not load, which its own place tells of.
  page.addEventListener('error', ({ error }) => {
    if (error !== undefined && error !== null) reportError(error, 'uncaught');
  });
  page.addEventListener('unhandledrejection', ({ reason }) => reportError(reason, 'unhandled rejection'));
}

/** Sends errors to the operator's sink; without one, and while developing, they stand in the console. */
export function startErrorReports({ errors }: RuntimeConfig): void {
  if (errors === undefined || import.meta.env.DEV) {
    // oxlint-disable-next-line no-console -- the console is where whoever develops looks
    setErrorSink((error, place) => console.error(`[${place}]`, error));
    return;
  }
  const send = async (): Promise<void> => {
    const { sendErrorsTo } = await import('./sendErrorsTo');
    setErrorSink(sendErrorsTo(errors.endpoint));
  };
  // Errors wait until the first view is there; one that keeps it from coming is sent when the player acts.
  afterFirstView(() => void send().catch(() => undefined), true);
}

/** React wraps the error from which it recovered. */
const causeOf = (error: unknown): unknown =>
  error instanceof Error && error.cause !== undefined ? error.cause : error;

/** What React tells of errors while it draws. Our own boundaries report what they caught, by their names. */
export const rootCallbacks: Required<
  Pick<RootOptions, 'onUncaughtError' | 'onCaughtError' | 'onRecoverableError'>
> = {
  onUncaughtError: (error) => reportError(error, 'root'),
  onCaughtError: (error, { errorBoundary }) => {
    if (!(errorBoundary instanceof CodeBoundary)) reportError(error, 'boundary');
  },
  onRecoverableError: (error) => reportError(causeOf(error), 'recovered'),
};
