/** The box that bunting is drawn in, px. */
export const BUNTING_BOX = { width: 390, height: 30 } as const;

const TOP_Y = 2;
const SAG_CONTROL_Y = 26;
/** The strings begin and end a little outside the box, so that no end is seen. */
const OVERHANG = 4;
const SWAGS = 2;
const PENNANTS_PER_SWAG = 9;
/** Part of its place on the string that a pennant takes. */
const FILLED = 0.72;
const PENNANT_LENGTH = 15;

const rounded = (value: number) => Math.round(value * 10) / 10;

const swags = Array.from({ length: SWAGS }, (_, index) => {
  const half = BUNTING_BOX.width / SWAGS;
  const from = index === 0 ? -OVERHANG : index * half;
  const to = index === SWAGS - 1 ? BUNTING_BOX.width + OVERHANG : (index + 1) * half;
  return { from, width: to - from };
});

/** Height of a string at a place along it, from 0 to 1. */
const stringY = (place: number) => TOP_Y + 2 * (SAG_CONTROL_Y - TOP_Y) * place * (1 - place);

/** The strings that hang between the posts. */
export const buntingStrings: readonly string[] = swags.map(
  ({ from, width }) => `M${from} ${TOP_Y}q${width / 2} ${SAG_CONTROL_Y - TOP_Y} ${width} 0`,
);

/** The pennants on the strings, first to last: each hangs from two points of its string. */
export const buntingPennants: readonly string[] = swags.flatMap(({ from, width }) =>
  Array.from({ length: PENNANTS_PER_SWAG }, (_, index) => {
    const corner = (offset: number) => {
      const place = (index + 0.5 + offset) / PENNANTS_PER_SWAG;
      return { x: rounded(from + place * width), y: rounded(stringY(place)) };
    };
    const [start, middle, end] = [corner(-FILLED / 2), corner(0), corner(FILLED / 2)];
    return `M${start.x} ${start.y}L${end.x} ${end.y}L${middle.x} ${rounded(middle.y + PENNANT_LENGTH)}Z`;
  }),
);
