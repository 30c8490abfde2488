interface MomentOfUse {
  readonly name: string;
  /** Patterns of the modules at which its entries begin. */
  readonly entries: readonly string[];
}

const inFolder = (top: string, folders: readonly string[]): string => `src/${top}/(?:${folders.join('|')})/`;
const overlays = (...folders: string[]): string => inFolder('overlays', folders);
const pages = (...folders: string[]): string => inFolder('pages', folders);

/**
 * When the entries of the app are fetched, and so what travels together: an entry is of the first moment that names its
 * module. Those of no other are of `account`.
 */
export const moments = [
  /** The page itself. */
  { name: 'app', entries: ['index\\.html$', 'src/main\\.tsx$'] },
  { name: 'home', entries: ['pages/home/HomePage'] },
  /** The sandbox's own. */
  { name: 'showPlayMoney', entries: ['start/showPlayMoney'] },
  /**
   * What home shows once the operator has answered, the HTTP client that asks, and the lists of all pages and overlays: they
   * come after the first view.
   */
  {
    name: 'live',
    entries: [
      'pages/home/live/',
      'prefetch/PrefetchAppData',
      'libs/api/src/http/sendMain',
      'src/(?:pages|overlays)/registry\\.ts$',
    ],
  },
  /** What a player's home adds. */
  { name: 'player', entries: ['pages/home/player/', 'start/showAhead', 'libs/api/src/http/readAhead'] },
  /** What runs beside every page of a player, and how payments are sent: only players make them. It comes behind home. */
  {
    name: 'services',
    entries: [
      'start/session/accountServices',
      'libs/api/src/http/(?:sendPayment|signPayments|sha256)',
      'prefetch/PrefetchPlayerData',
    ],
  },
  /** A guest who stays taps a game. */
  {
    name: 'games',
    entries: [
      overlays('game-launcher', 'game-sheet', 'play-time', 'reality-check'),
      'features/games/playGame',
    ],
  },
  /** What else a guest's first tap opens. */
  {
    name: 'entry',
    entries: [
      overlays(
        'ad',
        'add-to-home',
        'bind-phone',
        'customer-service',
        'language',
        'notices',
        'sandbox-sign-in',
      ),
      pages('login', 'register', 'reset-password'),
    ],
  },
  /** What stands by on every page, and what keeps the first view for the next start. */
  {
    name: 'kit',
    entries: ['shell/BackgroundFeatures', 'session/offline/startOfflineCache', 'pages/home/last/'],
  },
  /** A player's deposit. */
  {
    name: 'money',
    entries: [
      overlays(
        'account-name',
        'bonus-drop',
        'confirm',
        'deposit',
        'deposit-made',
        'limit-prompt',
        'open-deposit',
        'restriction',
        'select-bank',
      ),
    ],
  },
  /** Money out, and what became of orders. */
  {
    name: 'payout',
    entries: [
      overlays(
        'deposit-record',
        'fund-record',
        'identity',
        'receipt',
        'withdrawal',
        'withdrawal-confirm',
        'withdrawal-made',
        'withdrawal-record',
      ),
      pages('statement'),
    ],
  },
  /** Every page but home. */
  { name: 'router', entries: ['pages/RouterPages'] },
  /** What home shows further down, or on demand. */
  {
    name: 'lobby',
    entries: [
      'pages/games/',
      'pages/home/(?:rest|studios)/',
      'GameGrid/LongGameGrid',
      'features/games/NoFavorites',
      'features/games/SearchResults',
    ],
  },
  {
    name: 'rewards',
    entries: [
      overlays(
        'bonus-terms',
        'check-in-rules',
        'draw-paid',
        'draw-prize',
        'draw-rules',
        'egg',
        'gift',
        'noticed',
        'promotion-detail',
        'rebate',
        'red-packet',
        'relief',
        'rewards',
        'self-exclusion',
        'share',
      ),
      pages('check-in', 'level', 'luck-draw', 'promotion', 'referrals', 'rewards'),
      // What somebody who is away sees, or who goes by the keyboard, is fetched ahead by nobody, as these are.
      'src/shell/away/',
      'src/shell/SkipToMenu',
      'features/restriction/leaveHeldBack',
      'config/productionProblem',
    ],
  },
  /** What is fetched when something has happened: a lock, a lost page, an error, a link. */
  {
    name: 'pages',
    entries: [
      'src/shell/(?:SidePanel|lock/)',
      'pages/not-found/',
      'config/showConfigProblem',
      'session/openNamedOverlay',
      'navigation/routes/animatePageTransition',
      'session/attribution/',
      'session/idle-lock/',
      'start/errors/',
    ],
  },
  { name: 'account', entries: ['src/'] },
] as const satisfies readonly MomentOfUse[];

export type Moment = (typeof moments)[number]['name'];

const tests = moments.map(({ name, entries }) => ({ name, test: new RegExp(entries.join('|')) }));

/**
 * @param entry The module at which it begins.
 * @throws Error when it is of no moment
 */
export function momentOf(entry: string): Moment {
  const moment = tests.find(({ test }) => test.test(entry));
  if (moment === undefined)
    throw new Error(`${entry} is fetched by itself, and of no moment of build/moments.ts.`);
  return moment.name;
}
