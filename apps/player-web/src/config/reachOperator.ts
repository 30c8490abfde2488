import { configureApi } from '@kislap/api';
import type { ApiConfig } from '@kislap/api';
import type { Locale } from '@kislap/domain';
import { goToMaintenance } from '../session/goToMaintenance';
import { reach } from '../offline/reach';
import { session } from '../session/session';
import type { RuntimeConfig } from './RuntimeConfig';

/**
 * Tells the client where the operator is, who asks, and what to do when the operator ends a session or closes.
 *
 * @param instead what stories put in place of the network and the device's clock
 */
export function reachOperator(
  { apiOrigin, payOrigin }: RuntimeConfig,
  locale: Locale,
  instead: Partial<ApiConfig> = {},
): void {
  configureApi({
    bases: { main: apiOrigin, payment: payOrigin },
    getToken: session.token,
    getLocale: () => locale,
    onSessionEnded: ({ token }) => session.reject(token, window.location.pathname),
    onMaintenance: (report) => void goToMaintenance(report),
    onReach: reach.report,
    ...instead,
  });
}
