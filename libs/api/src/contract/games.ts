import * as v from 'valibot';
import { emptyRequest } from './emptyRequest';
import { boundedText } from './loose/boundedText';
import { looseFlag } from './loose/looseFlag';
import { looseInteger } from './loose/looseInteger';
import { looseNumber } from './loose/looseNumber';
import { looseText } from './loose/looseText';
import { maybe } from './loose/maybe';
import { peso } from './loose/peso';
import { score } from './loose/score';
import { textOrEmpty } from './loose/textOrEmpty';
import { tolerantListOf } from './loose/tolerantListOf';
import { valueList } from './loose/valueList';
import { nothing } from './nothing';
import { readCall } from './readCall';
import { writeCall } from './writeCall';

const countOrZero = v.optional(looseInteger, 0);
const gameCode = v.pipe(looseText, v.minLength(1));
const oneGame = v.object({ gc: boundedText(64) });

/** A game studio and the categories it serves; `s` = shown. */
export const platform = v.object({
  pf: looseText,
  name: textOrEmpty,
  img: textOrEmpty,
  sort: countOrZero,
  s: looseFlag,
  cats: v.optional(valueList(looseText), []),
  note: maybe(looseText),
});
export type Platform = v.InferOutput<typeof platform>;

/** A game. `rtp` and `weight` are percent; `min` and `max` bet are pesos; `s` = shown. */
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
export type Game = v.InferOutput<typeof game>;

export const gameListCall = readCall('gameList', { request: emptyRequest, response: tolerantListOf(game) });

/** Codes of the hot games, hottest first. */
export const getHotCall = readCall('getHot', {
  request: emptyRequest,
  response: tolerantListOf(v.object({ gc: gameCode })),
});

export const favoriteListCall = readCall('favoriteList', {
  request: emptyRequest,
  response: tolerantListOf(v.object({ gc: gameCode })),
});

/** Adds a favourite; adding it twice is fine. */
export const userFavoriteCall = writeCall('userFavorite', { request: oneGame, response: nothing });

export const delGameFavoriteCall = writeCall('delGameFavorite', { request: oneGame, response: nothing });

/** Opens a game. `home` is where its own Home button leads; `sid` names the sitting. */
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

/** A recent win of the public ticker, player's name masked. */
export const winTick = v.object({
  gc: gameCode,
  name: textOrEmpty,
  nick: textOrEmpty,
  WinScore: score,
  logtime: looseInteger,
});
export type WinTick = v.InferOutput<typeof winTick>;

export const gameLogCall = readCall('gameLog', { request: emptyRequest, response: tolerantListOf(winTick) });

export const platformListCall = readCall('platformList', {
  path: '/go/api/platformList',
  request: emptyRequest,
  response: tolerantListOf(platform),
});
