import { routeAt } from '../../navigation/routes/routes';
import { appVersion } from '../../config/build';
import { runningBuild } from '../../config/build';
import { ErrorReporter } from '../../device/errors/ErrorReporter';
import type { ErrorSink } from '../../device/errors/reportError';

/** Sends errors to an address, without cookies, without the page's own address, and also while the page is closed. */
export function sendErrorsTo(endpoint: string): ErrorSink {
  const reporter = new ErrorReporter({
    now: () => Date.now(),
    facts: () => ({
      version: appVersion,
      build: runningBuild(document) ?? '',
      page: routeAt(window.location.pathname)?.name ?? 'unknown',
      language: document.documentElement.lang,
      isOnline: navigator.onLine,
    }),
    send: (report) => {
      const sent = fetch(endpoint, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(report),
        keepalive: true,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
      });
      // There is nobody left to tell that telling has failed.
      void sent.catch(() => undefined);
    },
  });
  return (error, place) => reporter.report(error, place);
}
