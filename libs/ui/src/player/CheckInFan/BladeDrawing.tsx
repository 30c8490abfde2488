import type { CheckInBlade } from '@kislap/domain';
import { useId } from 'react';

import { CHECK_IN_FAN, checkInBlade } from '../../geometry/checkInBlade';
import { blade, bladeDrawing, glowFrom, glowTo, rim } from './CheckInFan.css';
import { WEEK } from './week';

interface BladeDrawingProps {
  readonly index: number;
  /** Nothing while the day is not known: the blade is there and unlit. */
  readonly state: CheckInBlade['state'] | undefined;
}

const BOX = `0 0 ${CHECK_IN_FAN.width} ${CHECK_IN_FAN.height}`;

/** Two neighbouring blades that are not lit differ in their fill, so that the eye counts them. */
const lookOf = (state: CheckInBlade['state'], index: number) =>
  state === 'upcoming' && index % 2 === 1 ? 'upcomingEven' : state;

function TodayGlow({ id }: { readonly id: string }) {
  const { pivotX, pivotY } = CHECK_IN_FAN;
  return (
    <radialGradient id={id} gradientUnits="userSpaceOnUse" cx={pivotX} cy={pivotY} r="190">
      <stop offset="0.3" className={glowFrom} />
      <stop offset="1" className={glowTo} />
    </radialGradient>
  );
}

/** One blade of the fan. What it means is in the button that stands on it. */
export function BladeDrawing({ index, state }: BladeDrawingProps) {
  const glowId = useId();
  const isToday = state === 'today';
  const shape = checkInBlade({ index, count: WEEK, isToday });
  const look = lookOf(state ?? 'upcoming', index);
  return (
    <svg className={bladeDrawing[index]} viewBox={BOX} aria-hidden="true" data-blade={state ?? 'unlit'}>
      {isToday && <TodayGlow id={glowId} />}
      <path d={shape.blade} className={blade({ look })} {...(isToday && { fill: `url(#${glowId})` })} />
      {state !== undefined && <path d={shape.rim} className={rim({ look })} />}
    </svg>
  );
}
