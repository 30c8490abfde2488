import type { AheadReply } from '@kislap/api';
import { AHEAD } from './askedAhead';
import type { AskedAhead } from './askedAhead';
import { isUntouched } from './isUntouched';
import type { BootConfig } from './readPage';
import { readStored } from './readPage';
import type { StartLanguage } from './startWords';

/** Fields of what is kept, whatever it is. */
const isAccount = (kept: unknown): kept is { readonly token: string; readonly userId: number } =>
  typeof kept === 'object' &&
  kept !== null &&
  'userId' in kept &&
  typeof kept.userId === 'number' &&
  'token' in kept &&
  typeof kept.token === 'string' &&
  kept.token !== '' &&
  !('isAway' in kept);

/**
 * Asks what a player of home has, and who they are, while the code of the app is on its way, as the app itself would:
 * behind the first paint. Not for a locked app, nor where an operator's own languages may be spoken, which only the app knows.
 */
export function askAhead({ apiOrigin, languages }: BootConfig, { codes, lang }: StartLanguage): void {
  const kept = readStored('session');
  const [locale] = codes;
  const isHome = location.pathname === '/' && document.documentElement.dataset['visitor'] === 'player';
  if (!isHome || !isAccount(kept) || isUntouched(kept.userId) || !navigator.onLine) return;
  if (typeof apiOrigin !== 'string' || locale === undefined || languages !== undefined) return;
  const asked: AskedAhead = { token: kept.token, locale, replies: {} };
  window.kislapAskedAhead = asked;
  new PerformanceObserver((_paints, observer) => {
    observer.disconnect();
    // The app was quicker.
    if (window.kislapAskedAhead !== asked) return;
    asked.askedMs = performance.now();
    const headers = {
      accept: 'application/json, text/plain, */*',
      'accept-language': lang,
      'x-lang': locale,
      authorization: `Bearer ${kept.token}`,
    };
    for (const call of AHEAD) asked.replies[call] = ask(`${apiOrigin}/api/web/${call}`, headers);
  }).observe({ type: 'paint', buffered: true });
}

const ask = (address: string, headers: Record<string, string>): Promise<AheadReply | undefined> =>
  fetch(address, { method: 'POST', body: new FormData(), headers })
    .then(async (answer) => ({
      status: answer.status,
      retryAfter: answer.headers.get('retry-after'),
      text: await answer.text(),
    }))
    .catch(() => undefined);
