import type { ApiConfig } from '@kislap/api';
import { AHEAD } from './boot/askedAhead';

/** What was asked longer ago is asked again. */
const FRESH_MS = 8_000;

/**
 * Hands over what the boot script has asked ahead of the app: each answer once, to the first such call, of the same player
 * and language. What changes anything makes all of it worthless, and so does its age.
 */
export function takeAhead(locale: string): ApiConfig['takeAhead'] {
  return ({ name, effect }, token) => {
    const asked = window.kislapAskedAhead;
    const call = AHEAD.find((one) => one === name);
    if (asked === undefined || (call === undefined && effect === 'read')) return undefined;
    const { askedMs = -Infinity, replies } = asked;
    const isTheirs = asked.token === token && asked.locale === locale;
    const isFresh = performance.now() - askedMs < FRESH_MS;
    if (call === undefined || !isTheirs || !isFresh) {
      window.kislapAskedAhead = undefined;
      return undefined;
    }
    const reply = replies[call];
    delete replies[call];
    return reply;
  };
}
