import { useCallback } from 'react';
import { useOpenGame } from '../games/useOpenGame';
import { openLink } from './openLink';

/** Answers what pressing a link of the operator does; nothing when it leads nowhere. */
export function useLinkAction(): (link: string) => (() => void) | undefined {
  const openGame = useOpenGame();
  return useCallback((link) => openLink(link, openGame), [openGame]);
}
