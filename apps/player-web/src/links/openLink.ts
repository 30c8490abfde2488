import { getGames } from '@kislap/api';
import type { Game } from '@kislap/api';
import { appLocation } from '../navigation/appLocation';
import { openExternal } from '../native/openExternal';
import { go } from '../navigation/go';
import { linkedOverlayNames } from '../overlays/linkedOverlayNames';
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
    isOverlay: (name) => linkedOverlayNames.some((one) => one === name),
    goTo: (href) => void go(href),
    openOverlay: (name) => void openByName(name),
    openGame: (code) => void openGameByCode(code, openGame),
    openOutside: openExternal,
  });
}

/** The ways to all overlays are not in the first view; without them nothing opens. */
async function openByName(name: string): Promise<void> {
  const returnTo = `${appLocation.snapshot().pathname}?overlay=${name}`;
  await import('../overlays/openNamedOverlay').then(
    ({ openNamedOverlay }) => openNamedOverlay(name, returnTo),
    () => undefined,
  );
}

/** A game that the catalogue does not have, or a catalogue that cannot be read, opens nothing. */
async function openGameByCode(code: string, openGame: (game: Game) => unknown): Promise<void> {
  const games = await getGames().catch(() => []);
  const game = games.find((one) => one.code === code);
  if (game !== undefined) openGame(game);
}
