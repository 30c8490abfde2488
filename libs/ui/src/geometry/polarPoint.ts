interface Circle {
  /** Where the centre lies, px of the drawing. */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

const rounded = (value: number) => Math.round(value * 10) / 10;

/** The point of a circle at an angle, in degrees clockwise from the top; a tenth of a px is fine enough to draw. */
export function polarPoint(
  { x, y, radius }: Circle,
  degrees: number,
): { readonly x: number; readonly y: number } {
  const angle = (degrees * Math.PI) / 180;
  return { x: rounded(x + radius * Math.sin(angle)), y: rounded(y - radius * Math.cos(angle)) };
}
