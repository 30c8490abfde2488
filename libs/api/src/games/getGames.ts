import { gameListCall, type Game as WireGame } from '../contract/games';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import { definedFields } from '../mapping/definedFields';
import { optionalMoney } from '../mapping/optionalMoney';
import { rarelyChanging } from '../swr/rarelyChanging';
import type { ReadKey } from '../swr/ReadKey';
import { useRead } from '../swr/useRead';
import type { Game } from './Game';

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

/**
 * The game catalogue, for guests too.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useGames().data?.[0]?.name; // => 'Sampaguita Spins'
 */
export function useGames() {
  return useRead(gamesKey, () => getGames(), rarelyChanging);
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
      minBet: optionalMoney(game.min),
      maxBet: optionalMoney(game.max),
      turnoverPercent: game.weight,
    }),
  };
}
