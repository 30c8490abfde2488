import type { Game } from '@kislap/api';
import { openExternal } from '../native/openExternal';
import { go } from '../navigation/go';
import { linkedOverlayNames } from '../overlays/linkedOverlayNames';
import { routeAt } from '../routes/routeAt';
import type { lateLinks } from './lateLinks';
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
    openOverlay: (name) => void later((late) => late.openOverlayByName(name)),
    openGame: (code) => void later((late) => late.openGameByCode(code, openGame)),
    openOutside: openExternal,
  });
}

/** What a first view never does; without its code nothing opens. */
const later = (open: (late: typeof lateLinks) => unknown): Promise<unknown> =>
  import('./lateLinks').then(
    ({ lateLinks: late }) => open(late),
    () => undefined,
  );
