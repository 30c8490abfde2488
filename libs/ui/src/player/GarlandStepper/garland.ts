/** The box that garlands are drawn in, px. */
export const GARLAND_BOX = { width: 326, height: 60 } as const;

const HIGHEST_Y = 26;
const SAG = 8;

/** Where the points of a garland hang: evenly spaced, lowest in the middle. */
export function garlandPoints(count: number): readonly { readonly x: number; readonly y: number }[] {
  const middle = (count - 1) / 2;
  return Array.from({ length: count }, (_, index) => {
    const fromMiddle = middle === 0 ? 0 : (index - middle) / middle;
    const x = ((index + 0.5) * GARLAND_BOX.width) / count;
    return { x: Math.round(x * 10) / 10, y: Math.round((HIGHEST_Y + SAG * (1 - fromMiddle ** 2)) * 10) / 10 };
  });
}
