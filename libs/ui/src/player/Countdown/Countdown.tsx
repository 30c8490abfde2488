import type { EpochSeconds } from '@kislap/domain';
import { useText } from '@kislap/i18n';

import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { clockText } from './clockText';
import { figures } from './Countdown.css';
import { countdownMessage } from './countdownMessage';
import { systemNow } from './systemNow';
import { timeLeft } from './timeLeft';
import { useNowUntil } from './useNowUntil';

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
 * The time until something really begins or ends: days and hours, then the clock. The eye sees every second, a screen
 * reader reads minutes and is told the end alone. What is past shows its own words, never a negative time.
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
