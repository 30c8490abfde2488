import * as v from 'valibot';
import { emptyRequest, nothing, readCall, writeCall } from './call';
import { countOrZero, epoch, looseFlag, looseNumber } from './loose/numbers';
import { boundedText, looseText, textOrEmpty } from './loose/texts';
import { maybe } from './loose/optional';
import { peso, score } from './loose/amounts';
import { tolerantListOf } from './loose/lists';

const gameCode = v.pipe(looseText, v.minLength(1));
const oneGame = v.object({
  /** The code of the game. */
  gc: boundedText(64),
});

/**
 * A game. `rtp` and `weight` are percent; `min` and `max` bet are pesos; `s` = shown.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(game, { gc: 'sampaguita', name: 'Sampaguita Spins', hot: 'true', rtp: '96' }).rtp; // => 96
 */
export const game = v.object({
  /** The code of the game. */
  gc: gameCode,
  /** The code of the studio. */
  pf: textOrEmpty,
  /** The name shown. */
  name: textOrEmpty,
  /** The address of the picture. */
  img: textOrEmpty,
  /** The category. */
  cat: textOrEmpty,
  /** Marked as hot. */
  hot: looseFlag,
  /** Marked as new. */
  isNew: looseFlag,
  /** Its place, rising. */
  sort: countOrZero,
  /** Switched on. */
  s: looseFlag,
  /** Can be played without money. */
  demo: looseFlag,
  /** What the game returns, in percent. */
  rtp: maybe(looseNumber),
  /** Lowest stake, in pesos. */
  min: maybe(peso),
  /** Highest stake, in pesos. */
  max: maybe(peso),
  /** The share of a bet that counts as turnover, in percent. */
  weight: maybe(looseNumber),
});

/**
 * What `game` reads.
 *
 * @example
 * import { parse } from 'valibot';
 * const row: Game = parse(game, { gc: 'sampaguita', demo: 'true', min: '1' });
 * row.demo; // => 1
 */
export type Game = v.InferOutput<typeof game>;

/**
 * Lists every game.
 *
 * @example
 * gameListCall.path; // => '/api/web/gameList'
 * gameListCall.effect; // => 'read'
 */
export const gameListCall = readCall('gameList', {
  group: 'games',
  auth: 'bare',
  request: emptyRequest,
  response: tolerantListOf(game),
});

/**
 * Lists the codes of the hot games, hottest first.
 *
 * @example
 * getHotCall.path; // => '/api/web/getHot'
 * getHotCall.effect; // => 'read'
 */
export const getHotCall = readCall('getHot', {
  group: 'games',
  auth: 'bare',
  request: emptyRequest,
  response: tolerantListOf(
    v.object({
      /** The code of the game. */
      gc: gameCode,
    }),
  ),
});

/**
 * Lists the favorites, the latest first.
 *
 * @example
 * favoriteListCall.path; // => '/api/web/favoriteList'
 * favoriteListCall.effect; // => 'read'
 */
export const favoriteListCall = readCall('favoriteList', {
  group: 'games',
  request: emptyRequest,
  response: tolerantListOf(
    v.object({
      /** The code of the game. */
      gc: gameCode,
    }),
  ),
});

/**
 * Adds a favorite; adding it twice is fine.
 *
 * @example
 * import { parse } from 'valibot';
 * const request = { gc: 'jeepney' };
 * parse(userFavoriteCall.request, request); // => request
 */
export const userFavoriteCall = writeCall('userFavorite', {
  group: 'games',
  kind: 'I',
  refusals: ['notFound'],
  request: oneGame,
  response: nothing,
});

/**
 * Takes a favorite away; one that is none is fine.
 *
 * @example
 * import { parse } from 'valibot';
 * const request = { gc: 'jeepney' };
 * parse(delGameFavoriteCall.request, request); // => request
 */
export const delGameFavoriteCall = writeCall('delGameFavorite', {
  group: 'games',
  kind: 'I',
  request: oneGame,
  response: nothing,
});

/**
 * A recent win of the public ticker, player's name masked.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(winTick, { gc: 'jeepney', nick: 'L****a', WinScore: '1500000', logtime: 1767196800 }).WinScore; // => 1_500_000
 */
export const winTick = v.object({
  /** The code of the game. */
  gc: gameCode,
  /** The name of the game. */
  name: textOrEmpty,
  /** The name, masked. */
  nick: textOrEmpty,
  /** What was won. */
  WinScore: score,
  /** When, in epoch seconds. */
  logtime: epoch,
});

/**
 * What `winTick` reads.
 *
 * @example
 * import { parse } from 'valibot';
 * const row: WinTick = parse(winTick, { gc: 'jeepney', nick: 'L****a', WinScore: '1500000', logtime: 1767196800 });
 * row.WinScore; // => 1_500_000
 */
export type WinTick = v.InferOutput<typeof winTick>;

/**
 * Lists recent wins of everybody, names masked.
 *
 * @example
 * gameLogCall.path; // => '/api/web/gameLog'
 * gameLogCall.effect; // => 'read'
 */
export const gameLogCall = readCall('gameLog', {
  group: 'games',
  auth: 'bare',
  request: emptyRequest,
  response: tolerantListOf(winTick),
});
