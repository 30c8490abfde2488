import type { CallFacts } from '../CallFacts';

const group = 'games';

/** Section 4 of the contract: the games, favourites, and how a game is opened. */
export const games = {
  gameList: { group, purpose: 'Lists every game.', kind: 'R', auth: 'bare', refusals: [] },
  getHot: {
    group,
    purpose: 'Lists the codes of the hot games, hottest first.',
    kind: 'R',
    auth: 'bare',
    refusals: [],
  },
  favoriteList: {
    group,
    purpose: 'Lists the favourites, the latest first.',
    kind: 'R',
    auth: 'session',
    refusals: [],
  },
  userFavorite: {
    group,
    purpose: 'Adds a favourite; adding it twice is fine.',
    kind: 'I',
    auth: 'session',
    refusals: ['notFound'],
  },
  delGameFavorite: {
    group,
    purpose: 'Takes a favourite away; one that is none is fine.',
    kind: 'I',
    auth: 'session',
    refusals: [],
  },
  launchGame: {
    group,
    purpose: 'Opens a game and answers its address.',
    kind: 'E',
    auth: 'session',
    refusals: ['notFound', 'switchedOff', 'ownLimitReached', 'identityCheckNeeded'],
    restsOnBreak: true,
  },
  gameLog: {
    group,
    purpose: 'Lists recent wins of everybody, names masked.',
    kind: 'R',
    auth: 'bare',
    refusals: [],
  },
  platformList: {
    group,
    purpose: 'Lists the studios and the categories they serve.',
    kind: 'R',
    auth: 'open',
    refusals: [],
  },
} as const satisfies Record<string, CallFacts>;
