import { gameListing, type ListedGame } from '../../catalogue/gameListing';
import { Refusal } from '../../kernel/Refusal';

/** @throws Refusal `notFound` when no game has this code */
export function findGame(code: string): ListedGame {
  const game = gameListing.find((listed) => listed.code === code);
  if (!game) throw new Refusal('notFound', { field: 'gc' });
  return game;
}
