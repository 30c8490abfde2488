import { getGames } from '@kislap/api';
import type { Game } from '@kislap/api';
import { appLocation } from '../navigation/appLocation';
import { openNamedOverlay } from '../overlays/openNamedOverlay';

/** What links lead to that the first view has no code for. */
export const lateLinks = {
  openOverlayByName(name: string): void {
    openNamedOverlay(name, `${appLocation.snapshot().pathname}?overlay=${name}`);
  },
  /** A game that the catalogue does not have, or a catalogue that cannot be read, opens nothing. */
  async openGameByCode(code: string, openGame: (game: Game) => unknown): Promise<void> {
    const games = await getGames().catch(() => []);
    const game = games.find((one) => one.code === code);
    if (game !== undefined) openGame(game);
  },
} as const;
