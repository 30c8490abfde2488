import * as v from 'valibot';
import { emptyRequest } from './emptyRequest';
import { boundedText } from './loose/boundedText';
import { looseFlag } from './loose/looseFlag';
import { countOrZero } from './loose/countOrZero';
import { looseInteger } from './loose/looseInteger';
import { looseNumber } from './loose/looseNumber';
import { looseText } from './loose/looseText';
import { maybe } from './loose/maybe';
import { peso } from './loose/peso';
import { score } from './loose/score';
import { textOrEmpty } from './loose/textOrEmpty';
import { tolerantListOf } from './loose/tolerantListOf';
import { nothing } from './nothing';
import { readCall } from './readCall';
import { writeCall } from './writeCall';

const gameCode = v.pipe(looseText, v.minLength(1));
const oneGame = v.object({ gc: boundedText(64) });

/**
 * A game. `rtp` and `weight` are percent; `min` and `max` bet are pesos; `s` = shown.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(game, { gc: 'sampaguita', name: 'Sampaguita Spins', hot: 'true', rtp: '96' }).rtp; // => 96
 */
export const game = v.object({
  gc: gameCode,
  pf: textOrEmpty,
  name: textOrEmpty,
  img: textOrEmpty,
  cat: textOrEmpty,
  hot: looseFlag,
  isNew: looseFlag,
  sort: countOrZero,
  s: looseFlag,
  demo: looseFlag,
  rtp: maybe(looseNumber),
  min: maybe(peso),
  max: maybe(peso),
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
 * Every game of the lobby.
 *
 * @example
 * gameListCall.path; // => '/api/web/gameList'
 * gameListCall.effect; // => 'read'
 */
export const gameListCall = readCall('gameList', { request: emptyRequest, response: tolerantListOf(game) });

/**
 * Codes of the hot games, hottest first.
 *
 * @example
 * getHotCall.path; // => '/api/web/getHot'
 * getHotCall.effect; // => 'read'
 */
export const getHotCall = readCall('getHot', {
  request: emptyRequest,
  response: tolerantListOf(v.object({ gc: gameCode })),
});

/**
 * The codes of the player's favourite games.
 *
 * @example
 * favoriteListCall.path; // => '/api/web/favoriteList'
 * favoriteListCall.effect; // => 'read'
 */
export const favoriteListCall = readCall('favoriteList', {
  request: emptyRequest,
  response: tolerantListOf(v.object({ gc: gameCode })),
});

/**
 * Adds a favourite; adding it twice is fine.
 *
 * @example
 * import { parse } from 'valibot';
 * const request = { gc: 'jeepney' };
 * parse(userFavoriteCall.request, request); // => request
 */
export const userFavoriteCall = writeCall('userFavorite', { request: oneGame, response: nothing });

/**
 * Takes a game out of the favourites.
 *
 * @example
 * import { parse } from 'valibot';
 * const request = { gc: 'jeepney' };
 * parse(delGameFavoriteCall.request, request); // => request
 */
export const delGameFavoriteCall = writeCall('delGameFavorite', { request: oneGame, response: nothing });

/**
 * Opens a game. `home` is where its own Home button leads; `sid` names the sitting.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(launchGameCall.request, { gc: 'sampaguita', demo: 'true' }); // => { gc: 'sampaguita', demo: 1 }
 */
export const launchGameCall = writeCall('launchGame', {
  request: v.object({
    gc: boundedText(64),
    pf: maybe(boundedText(64)),
    demo: looseFlag,
    lang: maybe(boundedText(10)),
    home: maybe(boundedText(500)),
  }),
  response: v.object({
    url: v.pipe(looseText, v.minLength(1)),
    sid: textOrEmpty,
    open: maybe(v.picklist(['frame', 'window'])),
  }),
});

/**
 * A recent win of the public ticker, player's name masked.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(winTick, { gc: 'jeepney', nick: 'L****a', WinScore: '1500000', logtime: 1767196800 }).WinScore; // => 1_500_000
 */
export const winTick = v.object({
  gc: gameCode,
  name: textOrEmpty,
  nick: textOrEmpty,
  WinScore: score,
  logtime: looseInteger,
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
 * The latest wins, of anybody.
 *
 * @example
 * gameLogCall.path; // => '/api/web/gameLog'
 * gameLogCall.effect; // => 'read'
 */
export const gameLogCall = readCall('gameLog', { request: emptyRequest, response: tolerantListOf(winTick) });
