interface WheelLabel {
  /** Segments of the wheel. */
  readonly count: number;
  readonly characters: number;
  /** Distance of the label from the middle of the wheel, px of the drawing. */
  readonly radius: number;
}

const LARGEST = 15;
const SMALLEST = 8;
/** Free space at both ends of a label together, px of the drawing. */
const MARGIN = 6;
/** Width of a character, in parts of the type size. */
const CHARACTER_WIDTH = 0.56;

/** Type size of a label so that it stays inside its segment: the more segments, the narrower they are. */
export function wheelLabelSize({ count, characters, radius }: WheelLabel): number {
  const room = 2 * radius * Math.tan(Math.PI / count) - MARGIN;
  const fitting = Math.floor((room / (CHARACTER_WIDTH * characters)) * 2) / 2;
  return Math.min(LARGEST, Math.max(SMALLEST, fitting));
}
