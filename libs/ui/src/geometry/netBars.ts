/** A bar of a chart. `x` and `width` are percent of the width of the box, `y` and `height` are px. */
export interface NetBar {
  readonly x: number;
  readonly width: number;
  readonly y: number;
  readonly height: number;
}

interface NetBars {
  /** Distance of the zero line from the top of the box, px. */
  readonly zero: number;
  /** One per value, in their order; a value of zero has a bar without height. */
  readonly bars: readonly NetBar[];
}

/** What is not nothing is seen as something, px. */
const LEAST_PX = 2;

/** Part of its slot that a bar fills. */
const FILL = 0.64;

/** The widest bar, percent of the box: a single day is a bar and not a wall. */
const WIDEST = 8;

const zeroLine = (above: number, below: number, height: number) => {
  const span = above + below;
  if (span === 0) return height;
  const least = above > 0 ? LEAST_PX : 0;
  const most = below > 0 ? height - LEAST_PX : height;
  return Math.min(Math.max((above / span) * height, least), most);
};

/** How many px one unit takes: the same above and below, so that a bar twice as long is twice as much. */
const pxPerUnit = (above: number, below: number, zero: number, height: number) =>
  Math.min(
    above > 0 ? zero / above : Number.POSITIVE_INFINITY,
    below > 0 ? (height - zero) / below : Number.POSITIVE_INFINITY,
  );

/** Bars over and under one zero line, one slot of equal width per value, in a box of 100 % by `height` px. */
export function netBars(values: readonly number[], height: number): NetBars {
  const above = Math.max(0, ...values);
  const below = Math.max(0, ...values.map((value) => -value));
  const zero = zeroLine(above, below, height);
  const scale = pxPerUnit(above, below, zero, height);
  const slot = 100 / values.length;
  const width = Math.min(slot * FILL, WIDEST);
  const bars = values.map((value, index): NetBar => {
    const room = value > 0 ? zero : height - zero;
    const length = value === 0 ? 0 : Math.min(Math.max(Math.abs(value) * scale, LEAST_PX), room);
    return {
      x: index * slot + (slot - width) / 2,
      width,
      y: value > 0 ? zero - length : zero,
      height: length,
    };
  });
  return { zero, bars };
}
