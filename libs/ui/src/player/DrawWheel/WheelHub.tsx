import { useText } from '@kislap/i18n';

import { Spinner } from '../../primitives/Spinner/Spinner';
import { hub, rest } from './DrawWheel.css';
import type { WheelState } from './WheelState';

/** Longer words than this are set smaller. */
const SHORT_WORD = 5;

interface WheelHubProps {
  readonly phase: WheelState['type'];
  readonly spinsLeft: number | undefined;
  /** Id of the sentence that says why nobody can spin now. */
  readonly blockedBy: string | undefined;
  readonly onSpin: () => void;
  readonly onSkip: () => void;
}

/** The button in the middle of the wheel: spins it, and while it turns goes straight to the result. */
export function WheelHub({ phase, spinsLeft, blockedBy, onSpin, onSkip }: WheelHubProps) {
  const text = useText();
  if (phase === 'none') return <p className={rest}>{text('draw.none')}</p>;
  const isTurning = phase === 'landing';
  const isBusy = phase === 'spinning' || phase === 'loading';
  const isInert = isBusy || (!isTurning && blockedBy !== undefined);
  const word = text(isTurning ? 'draw.skip' : 'draw.spin');
  const left = spinsLeft === undefined ? '' : `. ${text('draw.left', { n: spinsLeft })}`;
  return (
    <button
      type="button"
      className={hub({ word: word.length > SHORT_WORD ? 'long' : 'short' })}
      aria-label={isTurning ? word : `${word}${left}`}
      aria-disabled={isInert}
      aria-busy={isBusy}
      aria-describedby={isTurning ? undefined : blockedBy}
      onClick={isInert ? undefined : isTurning ? onSkip : onSpin}
    >
      {isBusy ? <Spinner size="md" /> : word}
    </button>
  );
}
