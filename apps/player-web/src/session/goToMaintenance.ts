import { appLocation } from '../navigation/appLocation';
import { go } from '../navigation/go';

/** Replaces the page by /maintain, which returns to it when the operator's server is back. */
export async function goToMaintenance(): Promise<void> {
  const { pathname, search } = appLocation.snapshot();
  if (pathname === '/maintain') return;
  await go('/maintain', { replace: true, state: { returnTo: pathname + search } });
}
