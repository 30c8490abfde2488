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
