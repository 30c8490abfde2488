import { createMiddleware } from 'hono/factory';

/**
 * Lets in what the sandbox's own pages ask, and what is no browser at all. A browser says where a request comes from,
 * by `Sec-Fetch-Site` or at least by `Origin`, and asks first before it sends JSON to another site: so nothing but JSON
 * is taken.
 */
export const ownSiteOnly = createMiddleware(async (context, next) => {
  const { req } = context;
  const isJson = /^application\/json\b/i.test(req.header('content-type') ?? '');
  if (!isJson) return context.json({ ok: false, reason: 'Send JSON.' }, 415);
  if (
    !isOwnSite(
      req.header('sec-fetch-site'),
      req.header('origin'),
      req.header('host') ?? new URL(req.url).host,
    )
  ) {
    return context.json({ ok: false, reason: 'Another site may not do this.' }, 403);
  }
  return await next();
});

function isOwnSite(site: string | undefined, origin: string | undefined, host: string): boolean {
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
