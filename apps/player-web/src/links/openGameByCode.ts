import { getGames } from '@kislap/api';
import type { Game } from '@kislap/api';

/**
 * Opens a game that a link names. One that the catalogue does not have, or a catalogue that cannot be read, opens
 * nothing.
 */
export async function openGameByCode(code: string, openGame: (game: Game) => unknown): Promise<void> {
  const games = await getGames().catch(() => []);
  const game = games.find((one) => one.code === code);
  if (game !== undefined) openGame(game);
}
