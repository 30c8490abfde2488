import { useRef } from 'react';
import type { RefObject } from 'react';

interface GameSheet {
  /** The game has said that something of its own lies over it, or no longer does. */
  readonly onSheet: (isOpen: boolean) => void;
  /** Has the game close it. `false` where there is nothing to close. */
  readonly closeSheet: () => boolean;
}

/** What a game lays over itself, as its odds: the phone's Back closes it before it leaves the game. */
export function useGameSheet(frame: RefObject<HTMLIFrameElement | null>): GameSheet {
  const isOpen = useRef(false);
  return {
    onSheet(isNow) {
      isOpen.current = isNow;
    },
    closeSheet() {
      if (!isOpen.current) return false;
      // Only once: a game that does not answer keeps nobody.
      isOpen.current = false;
      // A game's frame may have no origin of its own, and this is no secret.
      frame.current?.contentWindow?.postMessage({ type: 'kislap-app/close-sheet' }, '*');
      return true;
    },
  };
}
