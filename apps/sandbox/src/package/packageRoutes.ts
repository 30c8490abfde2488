import type { Hono } from 'hono';
import { requestLocale } from '../pages/requestLocale';
import { contentSecurityPolicy } from '../static/contentSecurityPolicy';
import { pageHeaders } from '../static/pageHeaders';
import { PLAY_PACKAGE_PATH, playPackage } from './playPackage';

/** Mounts the download that stands in for the operator's Android app: a text file, and nothing that could be installed. */
export function packageRoutes(app: Hono): void {
  app.get(PLAY_PACKAGE_PATH, (context) =>
    context.text(playPackage(requestLocale(context)), 200, {
      ...pageHeaders(contentSecurityPolicy({ kind: 'operator' })),
      'content-disposition': 'attachment; filename="kislap-play.txt"',
      vary: 'Cookie, Accept-Language',
    }),
  );
}
