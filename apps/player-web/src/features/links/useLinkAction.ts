import { getGames } from '@kislap/api';
import type { Game } from '@kislap/api';
import { useCallback } from 'react';
import { reported } from '../../device/errors/reportError';
import { openExternal } from '../../device/native/openExternal';
import { appLocation } from '../../navigation/appLocation';
import { go } from '../../navigation/go';
import { linkedOverlayNames } from '../../navigation/overlays/linkedOverlayNames';
import { routeAt } from '../../navigation/routes/routes';
import { screens } from '../../navigation/screens';
import { useOpenGame } from '../games/useOpenGame';
import { linkAction } from './linkAction';

/** Answers what pressing a link of the operator does; nothing when it leads nowhere. */
export function useLinkAction(): (link: string) => (() => void) | undefined {
  const openGame = useOpenGame();
  return useCallback((link) => openLink(link, openGame), [openGame]);
}

/**
 * What pressing a link of the operator does in this app; nothing when it leads nowhere.
 *
 * @param openGame shows a game that the link names by its code
 */
function openLink(link: string, openGame: (game: Game) => unknown): (() => void) | undefined {
  return linkAction(link, {
    isPage: (pathname) => routeAt(pathname) !== undefined,
    isOverlay: (name) => linkedOverlayNames.some((one) => one === name),
    goTo: (href) => void go(href),
    openOverlay: (name, mode) => {
      const { pathname } = appLocation.snapshot();
      const chosen = mode === undefined ? '' : `&mode=${mode}`;
      screens().openNamedOverlay(name, `${pathname}?overlay=${name}${chosen}`);
    },
    openGame: (code) => void openGameByCode(code, openGame),
    openOutside: openExternal,
  });
}

/**
 * Opens a game that a link names. One that the catalogue does not have, or a catalogue that cannot be read, opens
 * nothing.
 */
async function openGameByCode(code: string, openGame: (game: Game) => unknown): Promise<void> {
  const games = await getGames().catch(reported('game link'));
  const game = games?.find((one) => one.code === code);
  if (game !== undefined) openGame(game);
}
