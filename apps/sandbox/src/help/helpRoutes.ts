import type { Hono } from 'hono';
import { requestLocale } from '../pages/requestLocale';
import { contentSecurityPolicy } from '../static/contentSecurityPolicy';
import { pageHeaders } from '../static/pageHeaders';
import { helpPage } from './helpPage';

/** Mounts the page of customer service, which the app shows in a frame, as it does a game. */
export function helpRoutes(app: Hono): void {
  app.get('/sandbox/help', (context) => {
    const { origin } = new URL(context.req.url);
    const visit = { userId: context.req.query('UserID'), page: context.req.query('page') };
    return context.html(
      helpPage({ locale: requestLocale(context), ...visit }),
      200,
      pageHeaders(contentSecurityPolicy({ kind: 'game', origin })),
    );
  });
}
