import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import { appIdleWatch } from '../../idle/appIdleWatch';
import { readGameMessage } from './readGameMessage';

/** A game may send thousands of messages; the operator is asked at most this often, in milliseconds. */
const REFRESH_EVERY_MS = 500;

/** Listens to the game in a frame: its word that the balance has changed leads to one quiet refresh. */
export function useGameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  refreshBalance: () => Promise<unknown>,
): void {
  const refresh = useEffectEvent(() => void refreshBalance().catch(() => undefined));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listen = (event: MessageEvent<unknown>): void => {
      if (readGameMessage(event, frame.current?.contentWindow) !== 'balanceChanged') return;
      // Touches inside of the frame are not heard out here; a round that was played was one.
      appIdleWatch.touch();
      timer ??= setTimeout(() => {
        timer = undefined;
        refresh();
      }, REFRESH_EVERY_MS);
    };
    window.addEventListener('message', listen);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('message', listen);
    };
  }, [frame]);
}
