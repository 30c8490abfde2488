import type { CatalogueGame } from './CatalogueGame';
import { gameCatalogue } from './gameCatalogue';

/** The game with this code, or undefined when there is none. */
export function findGame(code: string): CatalogueGame | undefined {
  return gameCatalogue.find((game) => game.code === code);
}
