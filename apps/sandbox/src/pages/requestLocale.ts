import type { Locale } from '@kislap/domain';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { pageLocale } from '../static/pageLocale';

/** The language of a request: the address, then the player's choice in the app, then the browser. */
export function requestLocale(context: Context): Locale {
  return pageLocale({
    query: context.req.query('lang'),
    cookie: getCookie(context, 'i18n_redirected'),
    acceptLanguage: context.req.header('accept-language'),
  });
}
