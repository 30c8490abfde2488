import { formatPeso } from '@kislap/domain';
import type { Percent } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { assignInlineVars } from '@vanilla-extract/dynamic';

import type { DrawPrize } from '../../art/prizes/drawPrize';
import { prizeArt } from '../../art/prizes/PrizePicture';
import { drawPrizeArt } from '../../art/prizes/drawPrize';
import { polarPoint } from '../../geometry/polarPoint';
import {
  wheelLabelSize,
  wheelPictureSize,
  wheelPlaces,
  wheelSegmentFill,
  wheelSegmentPath,
} from '../../geometry/wheel';
import type { WheelSegmentFill, WheelSegmentPlace } from '../../geometry/wheel';
import {
  disc,
  kite,
  knot,
  lantern,
  light,
  pointerGem,
  pointerLit,
  pointerShaded,
  ring,
  scallop,
  segment,
  segmentLabel,
  stud,
  tassel,
  turn,
  well,
} from './DrawWheel.css';

/** The five kites of the lantern behind the disc, each with a lit and a shaded facet. */
const wheelStar = [
  { lit: 'M195 175.7L117.5 84.3L195 2Z', shaded: 'M195 175.7L195 2L272.5 84.3Z' },
  { lit: 'M213.4 189L276.3 87.1L378.6 135.4Z', shaded: 'M213.4 189L378.6 135.4L324.2 234.5Z' },
  { lit: 'M206.3 210.6L322.7 239L308.4 351.1Z', shaded: 'M206.3 210.6L308.4 351.1L197.4 330.1Z' },
  { lit: 'M183.7 210.6L192.6 330.1L81.6 351.1Z', shaded: 'M183.7 210.6L81.6 351.1L67.3 239Z' },
  { lit: 'M176.6 189L65.8 234.5L11.4 135.4Z', shaded: 'M176.6 189L11.4 135.4L113.7 87.1Z' },
] as const;

/** Segments of a wheel whose prizes are not known. */
const BLANK_SEGMENTS = 8;

interface WheelDiscProps {
  /** The segments, in the order they are drawn. */
  readonly prizes: readonly (DrawPrize & { readonly odds?: Percent | undefined })[];
  /** Degrees, clockwise. */
  readonly rotation: number;
  /** The segment that won, or none yet. */
  readonly wonIndex: number | undefined;
}

/**
 * The part that turns, a drawing of its own: the browser paints it once and turns the painted picture, so that a
 * spin costs no painting.
 */
export function WheelDisc({ prizes, rotation, wonIndex }: WheelDiscProps) {
  const labelOf = useSegmentLabel();
  const blank = Array.from({ length: BLANK_SEGMENTS }, () => undefined);
  const places = wheelPlaces(prizes.length > 0 ? prizes.map(({ odds }) => odds) : blank);
  const wonPlace = wonIndex === undefined ? undefined : places[wonIndex];
  const won = wonIndex === undefined ? undefined : prizes[wonIndex];
  return (
    <svg
      viewBox="0 0 248 248"
      className={disc}
      aria-hidden="true"
      style={assignInlineVars({ [turn]: `${rotation}deg` })}
    >
      {places.map((place, index) => (
        <WheelSegment
          key={index}
          place={place}
          fill={wheelSegmentFill(index, places.length)}
          prize={prizes[index]}
          label={labelOf(prizes[index])}
        />
      ))}
      {wonPlace !== undefined && won !== undefined && (
        <g key={wonIndex} className={light}>
          <WheelSegment place={wonPlace} fill="won" prize={won} label={labelOf(won)} />
        </g>
      )}
    </svg>
  );
}

/** Radius of the disc in its own box, px. */
const RADIUS = 124;
/** Distance of a label from the middle, px. */
const LABEL_RADIUS = 99;
/** Distance of the middle of a picture from that of the disc, px: below a label, and where there is none. */
const PICTURE_RADIUS = 76;
const LONE_PICTURE_RADIUS = 104;

interface WheelSegmentProps {
  readonly place: WheelSegmentPlace;
  readonly fill: WheelSegmentFill | 'won';
  /** Missing on a wheel whose prizes are not known. */
  readonly prize?: DrawPrize | undefined;
  readonly label: string;
}

/** One prize of the disc, drawn at the top and turned to its place. */
function WheelSegment({ place: { angle, sweep }, fill, prize, label }: WheelSegmentProps) {
  const size = wheelLabelSize({ sweep, characters: label.length, radius: LABEL_RADIUS });
  const centre = size === undefined ? LONE_PICTURE_RADIUS : PICTURE_RADIUS;
  const edge = wheelPictureSize({ sweep, radius: centre });
  return (
    <g transform={`rotate(${angle} ${RADIUS} ${RADIUS})`}>
      <path d={wheelSegmentPath({ sweep, radius: RADIUS })} className={segment({ fill })} />
      {prize !== undefined && (
        <>
          {size !== undefined && (
            <text x={RADIUS} y={RADIUS - LABEL_RADIUS} fontSize={size} className={segmentLabel({ fill })}>
              {label}
            </text>
          )}
          <image
            href={prizeArt(drawPrizeArt(prize))}
            x={RADIUS - edge / 2}
            y={RADIUS - centre - edge / 2}
            width={edge}
            height={edge}
          />
        </>
      )}
    </g>
  );
}

/** What a segment of the wheel says of its prize: whole pesos, or one word. */
function useSegmentLabel(): (prize: DrawPrize | undefined) => string {
  const text = useText();
  return (prize) => {
    if (prize === undefined) return '';
    if (prize.kind === 'thanks') return text('draw.wheel.thanks');
    if (prize.kind === 'mystery' || prize.amount === undefined) return text('draw.wheel.mystery');
    return formatPeso(prize.amount, 'whole');
  };
}

const STUDS = 30;
const studs = Array.from({ length: STUDS }, (_, index) =>
  polarPoint({ x: 195, y: 195, radius: 126 }, (index * 360) / STUDS),
);

/** What stands still in front of the disc: its rim and the pointer. */
export function WheelRim() {
  return (
    <svg viewBox="0 0 390 414" className={lantern} aria-hidden="true">
      <circle cx="195" cy="195" r="126" className={ring} />
      {studs.map(({ x, y }, index) => (
        <circle key={index} cx={x} cy={y} r="2.2" className={stud} />
      ))}
      <path d="M195 84L179 46L195 32Z" className={pointerLit} />
      <path d="M195 84L211 46L195 32Z" className={pointerShaded} />
      <circle cx="195" cy="47" r="4.5" className={pointerGem} />
    </svg>
  );
}

const litColours = ['amber', 'rose', 'amber', 'violet', 'rose'] as const;
const shadedColours = ['coral', 'coral', 'coral', 'rose', 'coral'] as const;

const SCALLOPS = 30;
const scallops = Array.from({ length: SCALLOPS }, (_, index) =>
  polarPoint({ x: 195, y: 195, radius: 132 }, 90 + (index * 360) / SCALLOPS),
);

const tassels = [
  { x: 82, threads: 'M0 2q-6 26-16 52m16-52q-2 28-4 58m4-58q2 28 6 52', bright: 'M0 2q-8 24-28 40' },
  { x: 308, threads: 'M0 2q6 26 16 52m-16-52q2 28 4 58m-4-58q-2 28-6 52', bright: 'M0 2q8 24 28 40' },
] as const;

/** What stands still behind the disc: the star, its scalloped frame and two tassels. */
export function WheelLantern() {
  return (
    <svg viewBox="0 0 390 414" className={lantern} aria-hidden="true">
      {wheelStar.map(({ lit, shaded }, index) => (
        <g key={lit}>
          <path d={lit} className={kite({ colour: litColours[index] })} />
          <path d={shaded} className={kite({ colour: shadedColours[index] })} />
        </g>
      ))}
      <circle cx="195" cy="195" r="140" className={well} />
      {scallops.map(({ x, y }, index) => (
        <circle key={index} cx={x} cy={y} r="13.5" className={scallop({ isOdd: index % 2 === 1 })} />
      ))}
      {tassels.map(({ x, threads, bright }) => (
        <g key={x} transform={`translate(${x} 350)`}>
          <circle r="5" className={knot} />
          <path d={threads} className={tassel({ colour: 'rose' })} />
          <path d={bright} className={tassel({ colour: 'amber' })} />
        </g>
      ))}
    </svg>
  );
}
