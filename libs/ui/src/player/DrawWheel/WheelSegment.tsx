import type { DrawPrize } from '../../art/prizes/DrawPrize';
import { drawPrizeArt } from '../../art/prizes/drawPrizeArt';
import { prizeArt } from '../../art/prizes/prizeArt';
import { wheelLabelSize } from '../../geometry/wheelLabelSize';
import { wheelSegmentAngle } from '../../geometry/wheelSegmentAngle';
import type { WheelSegmentFill } from '../../geometry/wheelSegmentFill';
import { wheelSegmentPath } from '../../geometry/wheelSegmentPath';
import { segment, segmentLabel } from './DrawWheel.css';

/** Radius of the disc in its own box, px. */
const RADIUS = 124;
/** Distance of a label from the middle, px. */
const LABEL_RADIUS = 99;

interface WheelSegmentProps {
  readonly index: number;
  readonly count: number;
  readonly fill: WheelSegmentFill | 'won';
  /** Missing on a wheel whose prizes are not known. */
  readonly prize?: DrawPrize | undefined;
  readonly label: string;
}

/** One prize of the disc, drawn at the top and turned to its place. */
export function WheelSegment({ index, count, fill, prize, label }: WheelSegmentProps) {
  return (
    <g transform={`rotate(${wheelSegmentAngle(index, count)} ${RADIUS} ${RADIUS})`}>
      <path d={wheelSegmentPath({ count, radius: RADIUS })} className={segment({ fill })} />
      {prize !== undefined && (
        <>
          <text
            x={RADIUS}
            y={RADIUS - LABEL_RADIUS}
            fontSize={wheelLabelSize({ count, characters: label.length, radius: LABEL_RADIUS })}
            className={segmentLabel({ fill })}
          >
            {label}
          </text>
          <image href={prizeArt(drawPrizeArt(prize))} x={RADIUS - 15} y="33" width="30" height="30" />
        </>
      )}
    </g>
  );
}
