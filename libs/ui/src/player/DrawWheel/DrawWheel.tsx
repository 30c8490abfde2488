import { useText } from '@kislap/i18n';

import type { DrawPrize } from '../../art/prizes/DrawPrize';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { art, wheel } from './DrawWheel.css';
import { usePrizeNews } from './usePrizeNews';
import { useWheelTurn } from './useWheelTurn';
import { WheelDisc } from './WheelDisc';
import { WheelHub } from './WheelHub';
import { WheelLantern } from './WheelLantern';
import { WheelRim } from './WheelRim';
import type { WheelState } from './WheelState';

interface DrawWheelProps {
  /** Clockwise from the top, six to twelve of them; none while they are not known. */
  readonly prizes: readonly DrawPrize[];
  readonly state: WheelState;
  /** Said with the button; missing for a guest. */
  readonly spinsLeft?: number | undefined;
  /** Id of the sentence that says why nobody can spin now. */
  readonly blockedBy?: string | undefined;
  readonly onSpin: () => void;
  /** The disc stands at the result, because it has arrived or because the player did not want to wait. */
  readonly onLanded: () => void;
}

/**
 * The lantern wheel of the luck draw. The server decides, the wheel only turns to the answer: one turn that slows
 * down evenly, never past the prize and back. A press while it turns goes straight to the result.
 */
export function DrawWheel({ prizes, state, spinsLeft, blockedBy, onSpin, onLanded }: DrawWheelProps) {
  const text = useText();
  const newsOf = usePrizeNews();
  const { artRef, rotation, finish } = useWheelTurn(state, prizes.length, onLanded);
  const wonIndex = 'index' in state ? state.index : undefined;
  const won = state.type === 'won' ? prizes[state.index] : undefined;
  const name = prizes.length > 0 ? text('draw.wheel.label', { n: prizes.length }) : text('draw.wheel.empty');
  return (
    <div className={wheel} data-phase={state.type}>
      <div ref={artRef} role="img" aria-label={name} className={art}>
        <WheelLantern />
        <WheelDisc prizes={state.type === 'none' ? [] : prizes} rotation={rotation} wonIndex={wonIndex} />
        <WheelRim />
      </div>
      <WheelHub
        phase={state.type}
        spinsLeft={spinsLeft}
        blockedBy={blockedBy}
        onSpin={onSpin}
        onSkip={finish}
      />
      <VisuallyHidden role="status">
        {(state.type === 'spinning' || state.type === 'landing') && text('draw.turning')}
        {won !== undefined && newsOf(won)}
      </VisuallyHidden>
    </div>
  );
}
