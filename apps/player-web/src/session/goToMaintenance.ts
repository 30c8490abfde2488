import type { MaintenanceReport } from '@kislap/api';
import { appLocation } from '../navigation/appLocation';
import { go } from '../navigation/go';
import { readPageState } from '../navigation/pageState';

/** An operator says what it has to say in fewer characters; the history is no place for more. */
const longestMessage = 300;

/**
 * Replaces the page by /maintain, which returns to it when the operator's server is back. There already, the page
 * hears what the operator says by now.
 */
export async function goToMaintenance({
  message,
  until,
}: Pick<MaintenanceReport, 'message' | 'until'>): Promise<void> {
  const { pathname, search, state } = appLocation.snapshot();
  const maintenance = { message: message.slice(0, longestMessage), until };
  const here = pathname + search;
  if (pathname === '/maintain') {
    const next = { ...readPageState(state), maintenance };
    appLocation.go(here, { replace: true, state: next });
  } else await go('/maintain', { replace: true, state: { returnTo: here, maintenance } });
}
