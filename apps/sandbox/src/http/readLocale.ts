import { headerName } from '@kislap/api/contract';
import type { Locale } from '@kislap/domain';
import type { Context } from 'hono';

/** The language a request asks for: the one it states, or else the one its browser prefers. */
export function readLocale(context: Context): Locale {
  const stated = context.req.header(headerName.locale);
  const preferred = context.req.header(headerName.language) ?? '';
  return stated === 'tag' || (!stated && /^(fil|tl)\b/.test(preferred)) ? 'tag' : 'en';
}
