import type { MessageId } from '@kislap/i18n';

/** What the shell has to know about a route before its code is there. */
export interface RouteTraits {
  readonly path: `/${string}`;
  readonly title: MessageId;
  /** A visitor without a token is sent to /login. */
  readonly needsLogin?: true;
  /** Only for visitors without a token; others are sent where they came from. */
  readonly guestsOnly?: true;
  /** State, scroll and DOM stay when the player goes elsewhere. */
  readonly keptAlive?: true;
  /** Comes in from the right. */
  readonly slidesLeft?: true;
  /** A place of the tab bar: the bar shows on it. */
  readonly hasTabBar?: true;
}

/** Every route of the app. */
export const routes = {
  betHistory: {
    path: '/bet-history',
    title: 'bet.title',
    needsLogin: true,
    keptAlive: true,
    slidesLeft: true,
  },
  betTypes: { path: '/bet-history/types', title: 'bet.types', needsLogin: true, slidesLeft: true },
  checkIn: { path: '/user/checkIn', title: 'sign.title' },
  fairness: { path: '/fairness', title: 'fair.title', slidesLeft: true },
  games: { path: '/games', title: 'games.title', slidesLeft: true, hasTabBar: true },
  home: { path: '/', title: 'nav.home', keptAlive: true, hasTabBar: true },
  login: { path: '/login', title: 'auth.login', guestsOnly: true },
  mail: { path: '/user/mail', title: 'mail.title', needsLogin: true, slidesLeft: true },
  level: { path: '/user/level', title: 'vip.levels', needsLogin: true, slidesLeft: true },
  maintain: { path: '/maintain', title: 'app.maintTitle' },
  prizeRecord: {
    path: '/user/prizeRecord',
    title: 'prize.title',
    needsLogin: true,
    keptAlive: true,
    slidesLeft: true,
  },
  promotion: { path: '/promotion', title: 'promo.title', keptAlive: true, slidesLeft: true, hasTabBar: true },
  referrals: { path: '/referrals', title: 'ref.title', hasTabBar: true },
  register: { path: '/register', title: 'reg.title', guestsOnly: true },
  rewards: { path: '/rewards', title: 'promo.myGifts', needsLogin: true, slidesLeft: true },
  registerSuccess: { path: '/registerSuccess', title: 'nav.account', needsLogin: true },
  resetPassword: { path: '/resetPassword', title: 'auth.reset' },
  statement: { path: '/user/statement', title: 'stmt.title', needsLogin: true, slidesLeft: true },
  turnoverDetails: {
    path: '/user/turnoverDetails',
    title: 'flow.title',
    needsLogin: true,
    keptAlive: true,
    slidesLeft: true,
  },
  turnoverEvents: { path: '/user/turnoverDetails/event', title: 'flow.eventsTitle' },
  responsibleGaming: { path: '/responsible-gaming', title: 'rg.title', slidesLeft: true },
  setting: { path: '/user/setting', title: 'set.title', slidesLeft: true },
  user: { path: '/user', title: 'nav.account', needsLogin: true, slidesLeft: true, hasTabBar: true },
  luckDraw: { path: '/luck-draw', title: 'draw.title' },
  vip: { path: '/user/vip', title: 'vip.title', needsLogin: true, keptAlive: true, slidesLeft: true },
} as const satisfies Record<string, RouteTraits>;

export type RouteName = keyof typeof routes;

/** A route with its traits in one shape, whichever of them it has. */
export interface Route extends RouteTraits {
  readonly name: RouteName;
}

/** Every route with its name. */
export const routedTraits: readonly Route[] = Object.entries<RouteTraits>(routes).flatMap(([name, traits]) =>
  isRouteName(name) ? [{ name, ...traits }] : [],
);

const routesByPath = new Map<string, Route>(routedTraits.map((route) => [route.path, route]));

/** The route of a path; a slash at the end does not matter. `undefined` is a 404. */
export function routeAt(pathname: string): Route | undefined {
  return routesByPath.get(pathname === '/' ? pathname : pathname.replace(/\/$/, ''));
}

function isRouteName(name: string): name is RouteName {
  return Object.hasOwn(routes, name);
}
