import { polarPoint } from './polarPoint';

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
