import type { Rolldown } from 'vite';

type CodeSplitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>;

/**
 * Pages and overlays that are used together, by their folders; what only they need travels with them. Those of no list
 * travel in `account`.
 */
const screensByUse = {
  money: {
    overlays: [
      'account-name',
      'bonus-drop',
      'deposit',
      'deposit-made',
      'identity',
      'limit-prompt',
      'open-deposit',
      'receipt',
      'restriction',
      'select-bank',
      'withdrawal',
      'withdrawal-confirm',
      'withdrawal-made',
    ],
    pages: [],
  },
  games: {
    overlays: ['game-launcher', 'game-sheet', 'play-time', 'reality-check'],
    pages: [],
    others: ['features/games/playGame'],
  },
  entry: {
    overlays: [
      'ad',
      'add-to-home',
      'bind-phone',
      'confirm',
      'customer-service',
      'language',
      'notices',
      'sandbox-sign-in',
    ],
    pages: ['login', 'register', 'reset-password'],
  },
  rewards: {
    overlays: [
      'bonus-terms',
      'check-in-rules',
      'draw-paid',
      'draw-prize',
      'draw-rules',
      'egg',
      'fund-record',
      'gift',
      'noticed',
      'promotion-detail',
      'rebate',
      'red-packet',
      'relief',
      'rewards',
      'self-exclusion',
      'share',
    ],
    pages: ['check-in', 'level', 'luck-draw', 'promotion', 'referrals', 'rewards'],
    // What somebody who is away sees, or who goes by the keyboard, is fetched ahead by nobody, as these are.
    others: [
      'shell/away/',
      'features/payout/',
      'shell/SkipToMenu',
      'features/restriction/leaveHeldBack',
      'settings/protectionFaults',
      'config/productionProblem',
    ],
  },
} as const satisfies Readonly<Record<string, Screens>>;

/**
 * Small modules that a player's home, the login and the sheet of a game share. In a file of their own, whoever taps
 * first does not wait for all of a player's home, nor for what only pages share.
 */
const firstTaps = [
  'libs/ui/src/icons/actions',
  'libs/ui/src/geometry/fan',
  'libs/ui/src/patterns/Facts',
  'libs/ui/src/primitives/Money',
  'libs/api/src/accounts/session',
  'libs/api/src/contract/responsible',
  'libs/api/src/games/gameWallet',
  'libs/api/src/invalidation',
  'libs/api/src/responsible/(?:selfExclusion|setLimits|playLimits|usePlayLimits)',
  'libs/api/src/swr/',
  'libs/api/src/accounts/use(?:CashCheck|Player)',
  'libs/api/src/tracking',
  'libs/domain/src/limits/bounds',
  'libs/domain/src/time/format',
  'libs/i18n/src/time/minutesText',
  'node_modules/dayjs',
  'player-web/src/config/locale/withLateWords',
  'player-web/src/device/storage/offerKeys',
  'player-web/src/features/limits/',
  'player-web/src/features/errors/RetryLine',
  'player-web/src/features/play-session/(?:realityCheck|useStopForADay)',
  'player-web/src/session/(?:awayDevice|enterAway|logOut|signInElsewhere)',
];

interface Screens {
  readonly overlays: readonly string[];
  readonly pages: readonly string[];
  /** What else is fetched for them by an `import()` of its own. */
  readonly others?: readonly string[];
}

const foldersOf = ({ overlays, pages, others = [] }: Screens): RegExp =>
  new RegExp(
    `src/(?:${[`overlays/(?:${overlays.join('|')})/`, `pages/(?:${pages.join('|')})/`, ...others].join('|')})`,
  );

/**
 * Which code travels together. Left to itself the bundler makes a file of every module that two pages share, and a
 * phone pays a round trip for each.
 */
export const chunks: CodeSplitting = {
  groups: [
    /** What the first paint of any page needs. */
    { name: 'app', tags: ['$initial'], priority: 40 },
    { name: 'home', test: /pages\/home\/HomePage/, priority: 35 },
    /** The lists of all pages and overlays. */
    { name: 'screens', test: /src\/(?:pages|overlays)\/registry\.ts$/, priority: 32 },
    /**
     * What home shows once the operator has answered, and the HTTP client that asks: both come after the first view. And
     * what the mark of play money shares with overlays: it comes right then, and brings none of their code.
     */
    {
      name: 'live',
      test: /pages\/home\/live\/|prefetch\/PrefetchAppData|libs\/api\/src\/http\/sendMain|node_modules\/axios|modal\/besideModals/,
      priority: 30,
    },
    { name: 'base', test: new RegExp(firstTaps.join('|')), priority: 28 },
    /** What several pages and overlays share; fetched when the browser is idle. */
    { name: 'kit', minShareCount: 2, priority: 20 },
    /** What a player's home adds, what runs beside every page, and how payments are sent: only players make them. */
    {
      name: 'player',
      test: /pages\/home\/player\/|start\/session\/accountServices|libs\/api\/src\/http\/(?:sendPayment|signPayments|sha256)/,
      priority: 25,
    },
    ...Object.entries(screensByUse).map(([name, screens]) => ({
      name,
      test: foldersOf(screens),
      priority: name === 'entry' ? 24 : 10,
    })),
    { name: 'account', test: /src\/(?:overlays|pages)\/(?!home\/|games\/|not-found\/)[^/]+\//, priority: 9 },
    /** What home shows further down, or on demand. */
    { name: 'lobby', test: /src\/pages\/(?:home\/(?!last\/)|games\/)|GameGrid\/LongGameGrid/, priority: 8 },
    /**
     * What the shell fetches when something has happened: a lock, a lost page, an error (and how it is sent), a link; and
     * what keeps the first view for the next start.
     */
    {
      name: 'shell',
      test: /src\/(?:shell|session|navigation|config|device|start\/errors|pages\/not-found|pages\/home\/last)\/|libs\/api\/src\/payment\//,
      priority: 6,
    },
  ],
};
