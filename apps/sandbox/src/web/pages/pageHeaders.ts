import type { Context } from 'hono';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import type { Markup } from './renderPage';

/** What no answer here needs of the device. */
export const permissionsPolicy =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(), usb=()';

/** The headers of every HTML page: its policy, and nothing about the page leaks to where its links lead. */
export function pageHeaders(policy: string): Record<string, string> {
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissionsPolicy,
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cache-control': 'no-cache',
  };
}

/** Answers with a page of the operator (cashier, console). It shows money and codes, so nothing may keep a copy. */
export function sendOperatorPage(context: Context, page: Markup, status: 200 | 403 | 404 = 200) {
  return context.html(page, status, {
    ...pageHeaders(contentSecurityPolicy({ kind: 'operator' })),
    'cache-control': 'no-store',
    vary: 'Cookie, Accept-Language',
  });
}
