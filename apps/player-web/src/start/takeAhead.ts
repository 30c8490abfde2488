import type { ApiConfig } from '@kislap/api';
import { AHEAD } from './boot/askedAhead';

/** What was asked longer ago is asked again. */
const FRESH_MS = 8_000;

/**
 * Hands over what the boot script has asked ahead of the app: once, to the first such call, of the same player and
 * language. What changes anything makes it worthless, and so does its age.
 */
export function takeAhead(locale: string): ApiConfig['takeAhead'] {
  return ({ name, effect }, token) => {
    const asked = window.kislapAskedAhead;
    if (asked === undefined || (name !== AHEAD.name && effect === 'read')) return undefined;
    window.kislapAskedAhead = undefined;
    const { askedMs = -Infinity, reply } = asked;
    const isTheirs = asked.token === token && asked.locale === locale;
    const isFresh = performance.now() - askedMs < FRESH_MS;
    return name === AHEAD.name && isTheirs && isFresh ? reply : undefined;
  };
}
