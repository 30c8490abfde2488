import type { Money, Percent } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';

import type { DrawPrize } from '../../art/prizes/drawPrize';
import { wheelPlaces } from '../../geometry/wheel';
import type { WheelSegmentPlace } from '../../geometry/wheel';
import { Spinner } from '../../primitives/Spinner/Spinner';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { art, hub, rest, wheel } from './DrawWheel.css';
import { nextWheelRotation } from './nextWheelRotation';
import { WheelDisc, WheelLantern, WheelRim } from './WheelDisc';
import { usePrizeNews } from './WheelState';
import type { WheelState } from './WheelState';

type WheelPrize = DrawPrize & { readonly odds?: Percent | undefined };

interface DrawWheelProps {
  /**
   * Clockwise from the top, six to twelve of them; none while they are not known. With the odds of all of them, segments
   * are as wide as they are likely.
   */
  readonly prizes: readonly WheelPrize[];
  /** Whether it rests, turns, lands, has won, failed, or cannot be turned. */
  readonly state: WheelState;
  /** What the round collects for; missing while it is not known. */
  readonly goal?: Money | undefined;
  /** Said with the button; missing for a guest. */
  readonly spinsLeft?: number | undefined;
  /** Id of the sentence that says why nobody can spin now. */
  readonly blockedBy?: string | undefined;
  /** The player turns the wheel. */
  readonly onSpin: () => void;
  /** The disc stands at the result. */
  readonly onLanded: () => void;
}

/**
 * The lantern wheel of the luck draw. The server decides, the wheel only turns to the answer: one turn that slows
 * down evenly, never past the prize and back. Nothing makes it faster.
 */
export function DrawWheel({ prizes, state, goal, spinsLeft, blockedBy, onSpin, onLanded }: DrawWheelProps) {
  const text = useText();
  const places = wheelPlaces(prizes.map(({ odds }) => odds));
  const { artRef, rotation } = useWheelTurn(state, places, onLanded);
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
      <WheelHub phase={state.type} spinsLeft={spinsLeft} blockedBy={blockedBy} onSpin={onSpin} />
      <VisuallyHidden role="status">
        {(state.type === 'spinning' || state.type === 'landing') && text('draw.turning')}
        {won !== undefined && goal !== undefined && <PrizeNews prize={won} goal={goal} />}
      </VisuallyHidden>
    </div>
  );
}

function PrizeNews({ prize, goal }: { readonly prize: DrawPrize; readonly goal: Money }) {
  return usePrizeNews(goal)(prize);
}

/** Longer words than this are set smaller. */
const SHORT_WORD = 5;

interface WheelHubProps {
  readonly phase: WheelState['type'];
  readonly spinsLeft: number | undefined;
  /** Id of the sentence that says why nobody can spin now. */
  readonly blockedBy: string | undefined;
  readonly onSpin: () => void;
}

/** The button in the middle of the wheel: spins it, and rests while it turns. */
function WheelHub({ phase, spinsLeft, blockedBy, onSpin }: WheelHubProps) {
  const text = useText();
  if (phase === 'none') return <p className={rest}>{text('draw.none')}</p>;
  const isBusy = phase === 'spinning' || phase === 'landing' || phase === 'loading';
  const isInert = isBusy || blockedBy !== undefined;
  const word = text('draw.spin');
  const left = spinsLeft === undefined ? '' : `. ${text('draw.left', { n: spinsLeft })}`;
  return (
    <button
      type="button"
      className={hub({ word: word.length > SHORT_WORD ? 'long' : 'short' })}
      aria-label={`${word}${left}`}
      aria-disabled={isInert}
      aria-busy={isBusy}
      aria-describedby={blockedBy}
      onClick={isInert ? undefined : onSpin}
    >
      {isBusy ? <Spinner size="md" /> : word}
    </button>
  );
}

interface WheelTurn {
  readonly artRef: RefObject<HTMLDivElement | null>;
  /** Degrees the disc turns to. */
  readonly rotation: number;
}

const keyOf = (state: WheelState) => ('index' in state ? `${state.type} ${state.index}` : state.type);

/** Turns the disc when the spin gets on, and tells when a landing has come to its end. */
function useWheelTurn(
  state: WheelState,
  places: readonly WheelSegmentPlace[],
  onLanded: () => void,
): WheelTurn {
  const angleOf = (index: number) => places[index]?.angle ?? 0;
  const artRef = useRef<HTMLDivElement>(null);
  const key = keyOf(state);
  const [turn, setTurn] = useState(() => ({ key, rotation: nextWheelRotation(0, state, angleOf) }));
  if (turn.key !== key) setTurn({ key, rotation: nextWheelRotation(turn.rotation, state, angleOf) });

  const landed = useEffectEvent(onLanded);
  const isLanding = state.type === 'landing';
  useEffect(() => {
    if (!isLanding) return undefined;
    let isStillLanding = true;
    const animations = artRef.current?.getAnimations?.({ subtree: true }) ?? [];
    void Promise.allSettled(animations.map((animation) => animation.finished)).then(() => {
      if (isStillLanding) landed();
    });
    return () => {
      isStillLanding = false;
    };
  }, [isLanding, key]);

  return { artRef, rotation: turn.rotation };
}
