import type { Context, Hono } from 'hono';
import { pageLocale } from '../static/pageLocale';
import type { Services } from '../services';
import { contentSecurityPolicy } from '../static/contentSecurityPolicy';
import { pageHeaders } from '../static/pageHeaders';
import { findGame } from './findGame';
import { gameNotice } from './page/gameNotice';
import { gamePage } from './page/gamePage';
import { roundRoutes } from './roundRoutes';

/** Mounts the playable games: their pages and the calls those pages make. */
export function gameRoutes(app: Hono, services: Pick<Services, 'games'>): void {
  roundRoutes(app, services);

  app.get('/sandbox/games/:code', async (context) => {
    const game = findGame(context.req.param('code'));
    const launch = await services.games.findLaunch(context.req.query('sid') ?? '');
    const locale = pageLocale({
      query: context.req.query('lang') ?? launch?.locale,
      acceptLanguage: context.req.header('accept-language'),
    });
    const isOpen = game && launch?.gameCode === game.code;
    if (!isOpen) return context.html(gameNotice(locale), 404, gameHeaders(context));
    return context.html(gamePage({ game, launch, locale }), 200, gameHeaders(context));
  });
}

/** A game may be framed by the app, and its address holds its session, so no link of it tells where it came from. */
function gameHeaders(context: Context): Record<string, string> {
  const { origin } = new URL(context.req.url);
  return {
    ...pageHeaders(contentSecurityPolicy({ kind: 'game', origin })),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-site',
  };
}
