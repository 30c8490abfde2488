import type { Game } from '@kislap/api';
import { openExternal } from '../native/openExternal';
import { appLocation } from '../navigation/appLocation';
import { go } from '../navigation/go';
import { linkedOverlayNames } from '../overlays/linkedOverlayNames';
import { openOverlayByName } from '../overlays/openOverlayByName';
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
    openOverlay: (name) => openOverlayByName(name, `${appLocation.snapshot().pathname}?overlay=${name}`),
    openGame: (code) => void openLate(code, openGame),
    openOutside: openExternal,
  });
}

/** What a first view never does; without its code nothing opens. */
const openLate = (code: string, openGame: (game: Game) => unknown): Promise<void> =>
  import('./openGameByCode').then(
    ({ openGameByCode }) => openGameByCode(code, openGame),
    () => undefined,
  );
