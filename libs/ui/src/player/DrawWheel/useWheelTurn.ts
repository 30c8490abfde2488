import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';

import { nextWheelRotation } from './nextWheelRotation';
import type { WheelState } from './WheelState';

interface WheelTurn {
  readonly artRef: RefObject<HTMLDivElement | null>;
  /** Degrees the disc turns to. */
  readonly rotation: number;
  /** Ends the turning at once, at the same result. */
  readonly finish: () => void;
}

const keyOf = (state: WheelState) => ('index' in state ? `${state.type} ${state.index}` : state.type);

/** Turns the disc when the spin gets on, and tells when a landing has come to its end or has been cut short. */
export function useWheelTurn(state: WheelState, count: number, onLanded: () => void): WheelTurn {
  const artRef = useRef<HTMLDivElement>(null);
  const key = keyOf(state);
  const [turn, setTurn] = useState(() => ({ key, rotation: nextWheelRotation(0, state, count) }));
  if (turn.key !== key) setTurn({ key, rotation: nextWheelRotation(turn.rotation, state, count) });

  const animations = () => artRef.current?.getAnimations?.({ subtree: true }) ?? [];
  const landed = useEffectEvent(onLanded);
  const isLanding = state.type === 'landing';
  useEffect(() => {
    if (!isLanding) return undefined;
    let isStillLanding = true;
    void Promise.allSettled(animations().map((animation) => animation.finished)).then(() => {
      if (isStillLanding) landed();
    });
    return () => {
      isStillLanding = false;
    };
  }, [isLanding, key]);

  return { artRef, rotation: turn.rotation, finish: () => animations().forEach((one) => one.finish()) };
}
