import {
  delGameFavoriteCall,
  favoriteListCall,
  gameListCall,
  gameLogCall,
  getHotCall,
  launchGameCall,
  platformListCall,
  userFavoriteCall,
} from '@kislap/api/contract';
import { gameListing } from '../catalogue/gameListing';
import { studios } from '../catalogue/studios';
import { readClosedParts } from '../closures/readClosedParts';
import { guestCall } from '../http/guestCall';
import { playerCall } from '../http/playerCall';
import { addFavourite } from './games/addFavourite';
import { describeGame } from './games/describeGame';
import { launchGame } from './games/launchGame';
import { listFavourites } from './games/listFavourites';
import { listRecentWins } from './games/listRecentWins';
import { removeFavourite } from './games/removeFavourite';

/** Calls about the games. */
export const games = [
  guestCall(gameListCall, async ({ operator }) => {
    const closed = await readClosedParts(operator.database);
    return gameListing.map((game) => describeGame(game, !closed.hasGame(game)));
  }),
  guestCall(getHotCall, () => gameListing.filter(({ isHot }) => isHot).map(({ code }) => ({ gc: code }))),
  guestCall(gameLogCall, listRecentWins),
  guestCall(platformListCall, async ({ operator }) => {
    const closed = await readClosedParts(operator.database);
    return studios.map(({ code, name, categories }, index) => ({
      pf: code,
      name,
      img: '',
      sort: index + 1,
      s: closed.has('studio', code) ? (0 as const) : (1 as const),
      cats: [...categories],
      note: undefined,
    }));
  }),
  playerCall(favoriteListCall, listFavourites),
  playerCall(userFavoriteCall, addFavourite),
  playerCall(delGameFavoriteCall, removeFavourite),
  playerCall(launchGameCall, launchGame),
];
