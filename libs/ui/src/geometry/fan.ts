import { polarPoint } from './polarPoint';

interface Fan {
  readonly count: number;
  /** Radius of the outer edge, px. */
  readonly outer: number;
  /** Radius of the inner edge, px. */
  readonly inner: number;
}

/** Space between two blades at the middle of their length, px. */
const GAP_PX = 2;

const rounded = (value: number) => Math.round(value * 10) / 10;

/**
 * An abaniko: a ring sector over 180 degrees cut into equal blades. Returns one SVG path per blade, from left to
 * right, in a box of `2 × outer` by `outer + 2`.
 */
export function fanBlades({ count, outer, inner }: Fan): readonly string[] {
  const step = Math.PI / count;
  const gap = GAP_PX / (outer + inner);
  const at = (radius: number, angle: number) =>
    `${rounded(outer - radius * Math.cos(angle))} ${rounded(outer + 1 - radius * Math.sin(angle))}`;
  return Array.from({ length: count }, (_, index) => {
    const from = index * step + gap;
    const to = (index + 1) * step - gap;
    return `M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;
  });
}

/**
 * How many blades of a fan are lit. Blade i (from 0) is lit when `i + 0.5 <= count * progress`, so that the first
 * half blade shows nothing and the last one lights only near the end.
 *
 * @param progress from 0 to 1; what lies outside is cut.
 */
export function litBlades(count: number, progress: number): number {
  const within = Math.min(1, Math.max(0, progress));
  return Math.floor(count * within + 0.5);
}

interface Sector {
  readonly count: number;
  /** Where all blades meet, px of the drawing. */
  readonly pivot: { readonly x: number; readonly y: number };
  readonly outer: number;
  readonly inner: number;
  /** First and last edge, degrees clockwise from the top. */
  readonly from: number;
  readonly to: number;
  /** Degrees left open between two blades. */
  readonly gap: number;
}

/**
 * A ring sector cut into equal blades, for fans that are no half circle. Returns one closed path per blade, in
 * clockwise order.
 */
export function sectorBlades({ count, pivot, outer, inner, from, to, gap }: Sector): readonly string[] {
  const step = (to - from) / count;
  const at = (radius: number, degrees: number) => {
    const { x, y } = polarPoint({ ...pivot, radius }, degrees);
    return `${x} ${y}`;
  };
  return Array.from({ length: count }, (_, index) => {
    const start = from + index * step + gap / 2;
    const end = from + (index + 1) * step - gap / 2;
    return `M${at(inner, start)}L${at(outer, start)}A${outer} ${outer} 0 0 1 ${at(outer, end)}L${at(inner, end)}A${inner} ${inner} 0 0 0 ${at(inner, start)}Z`;
  });
}
