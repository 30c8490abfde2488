import type { Game } from '@kislap/api';
import { linedGames } from '../../features/games/linedShelves';
import type { LinedShelf } from '../../features/games/linedShelves';
import { shelves } from '../../features/games/shelves';
import type { Lobby } from '../../features/games/shelves';
import { queryText } from '../../navigation/queryText';

/** What the page of games is narrowed down to, and in which order. */
export interface GamesQuery {
  readonly shelf: LinedShelf;
  /** The code of a studio; '' for all of them. */
  readonly studio: string;
  readonly sort: GameSort;
}

export const gameSorts = ['featured', 'new', 'name'] as const;

export type GameSort = (typeof gameSorts)[number];

/** Reads an address such as `?shelf=slot&studio=KIS&sort=name`. What it does not say, or says wrongly, is the first. */
export function readGamesQuery(search: string): GamesQuery {
  const query = new URLSearchParams(search);
  const shelf = query.get('shelf');
  const sort = query.get('sort');
  return {
    shelf: shelf === 'new' ? 'new' : (shelves.find((one) => one === shelf) ?? 'all'),
    studio: query.get('studio') ?? '',
    sort: gameSorts.find((one) => one === sort) ?? 'featured',
  };
}

/** The address of a query. */
export function gamesSearch({ shelf, studio, sort }: GamesQuery): string {
  const query = new URLSearchParams();
  if (shelf !== 'all') query.set('shelf', shelf);
  if (studio !== '') query.set('studio', studio);
  if (sort !== 'featured') query.set('sort', sort);
  return queryText(query);
}

/** The games of a query in its order; "featured" is the operator's own. */
export function queriedGames(lobby: Lobby, { shelf, studio, sort }: GamesQuery): readonly Game[] {
  const games = linedGames(shelf, lobby).filter(
    ({ platformCode }) => studio === '' || platformCode === studio,
  );
  switch (sort) {
    case 'featured':
      return games;
    case 'new':
      return [...games].sort((one, other) => Number(other.isNew) - Number(one.isNew));
    case 'name':
      return [...games].sort((one, other) => one.name.localeCompare(other.name));
  }
}
