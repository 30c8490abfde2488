import { assignInlineVars } from '@vanilla-extract/dynamic';

import type { DrawPrize } from '../../art/prizes/DrawPrize';
import { wheelSegmentFill } from '../../geometry/wheelSegmentFill';
import { disc, light, turn } from './DrawWheel.css';
import { useSegmentLabel } from './useSegmentLabel';
import { WheelSegment } from './WheelSegment';

/** Segments of a wheel whose prizes are not known. */
const BLANK_SEGMENTS = 8;

interface WheelDiscProps {
  readonly prizes: readonly DrawPrize[];
  /** Degrees, clockwise. */
  readonly rotation: number;
  readonly wonIndex: number | undefined;
}

/**
 * The part that turns, a drawing of its own: the browser paints it once and turns the painted picture, so that a
 * spin costs no painting.
 */
export function WheelDisc({ prizes, rotation, wonIndex }: WheelDiscProps) {
  const labelOf = useSegmentLabel();
  const count = prizes.length || BLANK_SEGMENTS;
  const won = wonIndex === undefined ? undefined : prizes[wonIndex];
  return (
    <svg
      viewBox="0 0 248 248"
      className={disc}
      aria-hidden="true"
      style={assignInlineVars({ [turn]: `${rotation}deg` })}
    >
      {Array.from({ length: count }, (_, index) => (
        <WheelSegment
          key={index}
          index={index}
          count={count}
          fill={wheelSegmentFill(index, count)}
          prize={prizes[index]}
          label={labelOf(prizes[index])}
        />
      ))}
      {wonIndex !== undefined && won !== undefined && (
        <g key={wonIndex} className={light}>
          <WheelSegment index={wonIndex} count={count} fill="won" prize={won} label={labelOf(won)} />
        </g>
      )}
    </svg>
  );
}
