import type { Money, Percent } from '@kislap/domain';
import { type Game as WireGame, gameListCall, getHotCall } from '../contract/games';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import type { ReadKey } from '../mapping/ReadKey';
import { definedFields, limitOfPeso } from '../mapping/wireValues';

/**
 * A game of the catalogue.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const found: Game | undefined = (await getGames())[0];
 * found?.name; // => 'Sampaguita Spins'
 */
export interface Game {
  readonly code: string;
  readonly platformCode: string;
  readonly name: string;
  readonly image: string;
  /** 'slot', 'fish', 'live', 'bingo', 'card', 'crash', 'sport', or the operator's own. */
  readonly category: string;
  readonly isHot: boolean;
  readonly isNew: boolean;
  readonly sort: number;
  readonly hasDemo: boolean;
  /** Whether it can be played now. */
  readonly isOpen: boolean;
  /** What it pays back of all bets, as published. */
  readonly returnPercent?: Percent;
  readonly minBet?: Money;
  readonly maxBet?: Money;
  /** The share of a bet that counts as turnover. */
  readonly turnoverPercent?: Percent;
}

/**
 * The cache key of the game catalogue.
 *
 * @example
 * gamesKey; // => ['gameList']
 */
export const gamesKey: ReadKey = ['gameList'];

/**
 * Asks for every game, in the operator's order. @throws OfflineError | AnswerError | ContractError
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getGames())[0]?.name; // => 'Sampaguita Spins'
 */
export async function getGames(options?: CallOptions): Promise<readonly Game[]> {
  const games = await callMain(gameListCall, {}, options);
  return games.map(gameOf).sort((left, right) => left.sort - right.sort);
}

function gameOf(game: WireGame): Game {
  return {
    code: game.gc,
    platformCode: game.pf,
    name: game.name,
    image: game.img,
    category: game.cat,
    isHot: game.hot === 1,
    isNew: game.isNew === 1,
    sort: game.sort,
    hasDemo: game.demo === 1,
    isOpen: game.s === 1,
    ...definedFields({
      returnPercent: game.rtp,
      minBet: limitOfPeso(game.min),
      maxBet: limitOfPeso(game.max),
      turnoverPercent: game.weight,
    }),
  };
}

/**
 * The cache key of the hot games.
 *
 * @example
 * hotGamesKey; // => ['getHot']
 */
export const hotGamesKey: ReadKey = ['getHot'];

/**
 * Asks for the codes of the hot games, hottest first. @throws OfflineError | AnswerError | ContractError
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * await getHotGames(); // => ['sampaguita']
 */
export async function getHotGames(options?: CallOptions): Promise<readonly string[]> {
  return (await callMain(getHotCall, {}, options)).map(({ gc }) => gc);
}
