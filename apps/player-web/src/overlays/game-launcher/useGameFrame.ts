import { useText } from '@kislap/i18n';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useClock } from '../../clock/ClockContext';
import { openOverlay } from '../openOverlay';

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
