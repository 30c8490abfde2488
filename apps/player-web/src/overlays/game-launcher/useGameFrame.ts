import { useText } from '@kislap/i18n';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useClock } from '../../device/clock/clock';
import { whenSeen } from '../../device/clock/whileSeen';
import { reported } from '../../device/errors/reportError';
import { openOverlay } from '../../navigation/overlays/openOverlay';

/** The game's address goes into its frame this long after the launcher has opened. */
const FRAME_DELAY_MS = 2000;
/** A game that has not loaded by then may be tried again. */
const SLOW_AFTER_MS = 20_000;

interface GameFrame {
  /** The frame is there, with the address in it. */
  readonly hasAddress: boolean;
  /** What is at the address is there, too. */
  readonly hasLoaded: boolean;
  /** Changes when the game is tried again: a frame of its own for each attempt. */
  readonly attempt: number;
  readonly onLoad: () => void;
}

/** When the game's frame gets its address, and what happens when it does not load. */
export function useGameFrame(close: () => void): GameFrame {
  const text = useText();
  const clock = useClock();
  const [attempt, setAttempt] = useState(0);
  const [hasLoaded, setLoaded] = useState(false);
  const hasLoadedNow = useRef(false);

  useEffect(() => clock.after(FRAME_DELAY_MS, () => setAttempt(1)), [clock]);

  const askWhatNow = useEffectEvent(async () => {
    const words = { title: text('game.slow'), detail: text('game.slowWhy') };
    const answers = { yes: text('common.retry'), no: text('common.close') };
    const outcome = await openOverlay('confirm', { ...words, ...answers });
    if (hasLoadedNow.current) return;
    if (outcome.type === 'answered') setAttempt((last) => last + 1);
    else if (outcome.reason === 'closeButton') close();
  });
  useEffect(() => {
    if (attempt === 0 || hasLoaded) return undefined;
    return clock.after(SLOW_AFTER_MS, () => void askWhatNow());
  }, [clock, attempt, hasLoaded]);

  const onLoad = (): void => {
    hasLoadedNow.current = true;
    setLoaded(true);
  };
  return { hasAddress: attempt > 0, hasLoaded, attempt, onLoad };
}

/** A game may send thousands of messages; the operator is asked at most this often, in milliseconds, and only while the page is seen. */
export const REFRESH_EVERY_MS = 500;

/** What a game's words lead to. */
interface GameListeners {
  readonly onBalanceChanged: () => Promise<unknown>;
  /** Rounds were played, or one waits for a reality check: the operator knows how the play session stands. */
  readonly onPlayed: () => void;
  /** A round was asked for, or the one that was asked for is answered. */
  readonly onRound: (isOpen: boolean) => void;
  /** A round was held back by what protects the player. */
  readonly onRefused: () => void;
  /** Something of the game's own, as its odds, lies over it, or no longer does. */
  readonly onSheet: (isOpen: boolean) => void;
}

/**
 * Listens to the game in a frame: its word that the balance has changed leads, soon and once, to a quiet refresh of it and
 * a look at the play session, which stand beside each other; a reality check that is due, to that look at once.
 */
export function useGameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  { onBalanceChanged, onPlayed, onRound, onRefused, onSheet }: GameListeners,
): void {
  const look = useEffectEvent(onPlayed);
  const tellRound = useEffectEvent(onRound);
  const tellRefused = useEffectEvent(onRefused);
  const tellSheet = useEffectEvent(onSheet);
  const refresh = useEffectEvent(() => void onBalanceChanged().catch(reported('balance after a game')));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refreshOnce = (): void => {
      timer = undefined;
      refresh();
      look();
    };
    const listen = (event: MessageEvent<unknown>): void => {
      const message = readGameMessage(event, frame.current?.contentWindow);
      if (message === 'checkDue') look();
      if (message === 'refused') tellRefused();
      if (message === 'roundOpen' || message === 'roundEnded') tellRound(message === 'roundOpen');
      if (message === 'sheetOpen' || message === 'sheetClosed') tellSheet(message === 'sheetOpen');
      if (message !== 'balanceChanged') return;
      timer ??= setTimeout(() => whenSeen(refreshOnce), REFRESH_EVERY_MS);
    };
    window.addEventListener('message', listen);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('message', listen);
    };
  }, [frame]);
}

/** What a game tells about itself. It says only that something happened; the app asks the operator for the rest. */
type GameMessage =
  | 'ready'
  | 'balanceChanged'
  | 'roundOpen'
  | 'roundEnded'
  | 'refused'
  | 'checkDue'
  | 'sheetOpen'
  | 'sheetClosed';

const meanings: ReadonlyMap<unknown, GameMessage> = new Map([
  ['kislap-game/ready', 'ready'],
  ['kislap-game/balance-changed', 'balanceChanged'],
  ['kislap-game/round-open', 'roundOpen'],
  ['kislap-game/round-ended', 'roundEnded'],
  ['kislap-game/refused', 'refused'],
  ['kislap-game/check-due', 'checkDue'],
  ['kislap-game/sheet-open', 'sheetOpen'],
  ['kislap-game/sheet-closed', 'sheetClosed'],
]);

/**
 * Reads a message that has reached the page. Message rule: only the game's own frame is heard, whatever origin a
 * message claims; any other message is `undefined`.
 *
 * @param frameWindow the window inside the game's frame
 */
export function readGameMessage(
  { source, data }: Pick<MessageEvent<unknown>, 'source' | 'data'>,
  frameWindow: Window | null | undefined,
): GameMessage | undefined {
  if (!frameWindow || source !== frameWindow) return undefined;
  return typeof data === 'object' && data !== null && 'type' in data ? meanings.get(data.type) : undefined;
}
