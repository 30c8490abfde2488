import type { Context } from 'hono';
import { contentSecurityPolicy } from '../static/contentSecurityPolicy';
import { pageHeaders } from '../static/pageHeaders';
import type { Markup } from './renderPage';

/** Answers with a page of the operator (cashier, console). It shows money and codes, so nothing may keep a copy. */
export function sendOperatorPage(context: Context, page: Markup, status: 200 | 403 | 404 = 200) {
  return context.html(page, status, {
    ...pageHeaders(contentSecurityPolicy({ kind: 'operator' })),
    'cache-control': 'no-store',
    vary: 'Cookie, Accept-Language',
  });
}
