import { epochSecondsFrom } from '@kislap/domain';
import type { EpochSeconds } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { useEffect, useState } from 'react';

import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { figures } from './Countdown.css';
import { clockText, countdownMessage, timeLeft } from './timeLeft';

const MS_PER_SECOND = 1000;

/** The device's clock. */
const systemNow = (): EpochSeconds => epochSecondsFrom(Date.now() / MS_PER_SECOND);

interface CountdownProps {
  /** A real instant, from the operator. Never one that the app made up. */
  readonly until: EpochSeconds;
  /** What stands here once the instant has come, and what is announced then: "Ended". */
  readonly endedText: string;
  /** The sentence around the time: "Ends in 2d 3h". The time alone without it. */
  readonly sentence?: (time: string) => string;
  /** The clock, where another one than the device's is meant. Keep it the same function between renderings. */
  readonly now?: () => EpochSeconds;
}

const timeAlone = (time: string) => time;

/**
 * The time until something begins or ends: days and hours, then the clock. The eye sees every second; a screen reader
 * reads minutes and hears only the end. Past times show their own words, never negative.
 */
export function Countdown({ until, endedText, sentence = timeAlone, now = systemNow }: CountdownProps) {
  const text = useText();
  const left = timeLeft(until, useNowUntil(until, now));
  const isOver = left.type === 'over';
  const spoken = isOver ? undefined : countdownMessage(left);
  return (
    <span>
      {!isOver && (
        <>
          <span className={figures} aria-hidden>
            {sentence(
              left.type === 'days'
                ? text('time.daysHours', { d: left.days, h: left.hours })
                : clockText(left),
            )}
          </span>
          {spoken !== undefined && (
            <VisuallyHidden>{sentence(text(spoken.id, spoken.values))}</VisuallyHidden>
          )}
        </>
      )}
      <span role="status">{isOver && endedText}</span>
    </span>
  );
}

const SECOND_MS = 1000;

/** The present, read again every second until the instant has come. A sleeping tab catches up when it wakes. */
function useNowUntil(until: EpochSeconds, now: () => EpochSeconds): EpochSeconds {
  const [present, setPresent] = useState(now);
  const isOver = present >= until;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setPresent(now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isOver, now]);
  return present;
}
