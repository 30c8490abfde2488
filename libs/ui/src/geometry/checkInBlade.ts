/** The fan always has a week of blades, whatever the operator's plan holds. */
export const WEEK = 7;

interface CheckInBladeShape {
  /** From 0. */
  readonly index: number;
  readonly count: number;
  /** Today's blade reaches further out than the others. */
  readonly isToday: boolean;
}

interface DrawnBlade {
  readonly blade: string;
  /** The bright strip along the outer edge. */
  readonly rim: string;
  /** Middle of the button on the blade, in percent of the box. */
  readonly centre: { readonly x: number; readonly y: number };
}

/**
 * The box the fan is drawn in and the point its blades turn around: as wide as the blades of other days. Today's blade
 * reaches over it where it is the first or the last.
 */
export const CHECK_IN_FAN = { width: 364, height: 232, pivotX: 182, pivotY: 212 } as const;

const FROM_DEGREES = 184;
const TO_DEGREES = 356;
const GAP_DEGREES = 1.6;
const RIM_INSET_DEGREES = 0.9;
const INNER = 62;
const OUTER = { today: 190, other: 180 } as const;
const CENTRE = { today: 138, other: 132 } as const;
/** Distances of the two edges of the rim from the outer edge of the blade. */
const RIM = { outside: 5, inside: 9 } as const;

const rounded = (value: number, digits = 1) => Number(value.toFixed(digits));

/** Degrees between the beginnings of two blades. */
export const checkInStepDegrees = (count: number) => (TO_DEGREES - FROM_DEGREES) / count;

function pointAt(radius: number, degrees: number) {
  const angle = (degrees * Math.PI) / 180;
  return {
    x: CHECK_IN_FAN.pivotX + radius * Math.cos(angle),
    y: CHECK_IN_FAN.pivotY + radius * Math.sin(angle),
  };
}

function ringSector(inner: number, outer: number, [from, to]: readonly [number, number]): string {
  const at = (radius: number, degrees: number) => {
    const { x, y } = pointAt(radius, degrees);
    return `${rounded(x)} ${rounded(y)}`;
  };
  return `M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;
}

/** One blade of the check-in fan, an almost half ring around the pivot, and where its button stands. */
export function checkInBlade({ index, count, isToday }: CheckInBladeShape): DrawnBlade {
  const kind = isToday ? 'today' : 'other';
  const step = checkInStepDegrees(count);
  const from = FROM_DEGREES + index * step + GAP_DEGREES / 2;
  const to = FROM_DEGREES + (index + 1) * step - GAP_DEGREES / 2;
  const outer = OUTER[kind];
  const centre = pointAt(CENTRE[kind], (from + to) / 2);
  return {
    blade: ringSector(INNER, outer, [from, to]),
    rim: ringSector(outer - RIM.inside, outer - RIM.outside, [
      from + RIM_INSET_DEGREES,
      to - RIM_INSET_DEGREES,
    ]),
    centre: {
      x: rounded((centre.x / CHECK_IN_FAN.width) * 100, 2),
      y: rounded((centre.y / CHECK_IN_FAN.height) * 100, 2),
    },
  };
}
