import { getGames } from '@kislap/api';
import type { Game } from '@kislap/api';
import { appLocation } from '../navigation/appLocation';
import { openExternal } from '../native/openExternal';
import { go } from '../navigation/go';
import { linkedOverlays } from '../overlays/linkedOverlays';
import { openNamedOverlay } from '../overlays/openNamedOverlay';
import { routeAt } from '../routes/routeAt';
import { linkAction } from './linkAction';

/**
 * What pressing a link of the operator does in this app; nothing when it leads nowhere.
 *
 * @param openGame shows a game that the link names by its code
 */
export function openLink(link: string, openGame: (game: Game) => unknown): (() => void) | undefined {
  return linkAction(link, {
    isPage: (pathname) => routeAt(pathname) !== undefined,
    isOverlay: (name) => linkedOverlays.has(name),
    goTo: (href) => void go(href),
    openOverlay: (name) => openNamedOverlay(name, `${appLocation.snapshot().pathname}?overlay=${name}`),
    openGame: (code) => void openGameByCode(code, openGame),
    openOutside: openExternal,
  });
}

/** A game that the catalogue does not have, or a catalogue that cannot be read, opens nothing. */
async function openGameByCode(code: string, openGame: (game: Game) => unknown): Promise<void> {
  const games = await getGames().catch(() => []);
  const game = games.find((one) => one.code === code);
  if (game !== undefined) openGame(game);
}
