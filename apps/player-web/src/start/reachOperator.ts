import { configureApi } from '@kislap/api';
import type { ApiConfig } from '@kislap/api';
import type { LanguageCode } from '@kislap/domain';
import { idleLock } from '../session/idle-lock/idleLock';
import { reportUnreadable } from './errors/reportUnreadable';
import { goToMaintenance } from '../session/goToMaintenance';
import { reach } from '../session/offline/reach';
import { session } from '../session/session';
import type { RuntimeConfig } from '@kislap/configure/settings';
import { reported } from '../device/errors/reportError';
import { takeAhead } from './takeAhead';

/**
 * Tells the client where the operator is, who asks, and what to do when the operator ends or locks a session, or
 * closes.
 *
 * @param instead what stories put in place of the network and the device's clock
 */
export function reachOperator(
  { apiOrigin, payOrigin, asksTogether = false }: RuntimeConfig,
  locale: LanguageCode,
  instead: Partial<ApiConfig> = {},
): void {
  configureApi({
    bases: { main: apiOrigin, payment: payOrigin },
    asksTogether,
    getToken: session.token,
    getLocale: () => locale,
    onSessionEnded: ({ token }) => session.reject(token, window.location.pathname),
    onLocked: ({ token }) => void (token === session.token() && idleLock.lock()),
    onMaintenance: (report) => void goToMaintenance(report),
    onUnreadable: reportUnreadable,
    onReach: reach.report,
    onUnexpectedError: reported('read'),
    takeAhead: takeAhead(locale),
    ...instead,
  });
}
