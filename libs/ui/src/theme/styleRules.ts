import type { StyleRule } from '@vanilla-extract/css';

/** Selectors of the states a component can be in. State is always an attribute, never a class. */
export const when = {
  /** Switched off, natively or with a reason that stays reachable (`aria-disabled`). */
  disabled: () => '&:is(:disabled, [aria-disabled="true"])',
  pressed: () => '&:active:not(:disabled, [aria-disabled="true"])',
} as const;

/** Hover exists only where there is a pointer that can hover, and never on a disabled control. */
export const hovered = (rule: StyleRule): StyleRule => ({
  '@media': {
    '(hover: hover)': { selectors: { '&:hover:not(:disabled, [aria-disabled="true"])': rule } },
  },
});

/** The rule when the system, or the player in Settings, asks for less motion. */
export const lessMotion = (rule: StyleRule): StyleRule => ({
  selectors: { '[data-motion="less"] &': rule },
  '@media': { '(prefers-reduced-motion: reduce)': rule },
});

/** The rule on a screen so low that a line saved shows a line of what is below. */
export const shortScreen = <const Rule>(rule: Rule) => ({ '(max-height: 700px)': rule });

/** Widths in px from which the screen is laid out anew. */
export const widths = {
  /** A rail stands beside the column in place of the tab bar. */
  rail: 744,
  /** The column has room for two halves beside each other. */
  halves: 920,
  /** A panel stands on the other side too. */
  panel: 1240,
} as const;

/** The rule on a screen of this width or wider. */
export const fromWidth = <const Rule>(at: keyof typeof widths, rule: Rule) => ({
  [`(min-width: ${widths[at]}px)`]: rule,
});

/** At most so many lines of somebody else's words, which may be of any length. */
export const clamped = (lines: number): StyleRule => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: lines,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});

/** A picture that fills its frame and lets its edges be cut. */
export const filling: StyleRule = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
};

/**
 * A colour of the skin with so much of another in it. A browser that cannot mix (before Chrome 111 and Safari 16.2)
 * takes the fallback.
 */
export const mixed = (color: string, other: string, percent: number, fallback = color): string[] => [
  fallback,
  `color-mix(in srgb, ${color}, ${other} ${percent}%)`,
];

/** The same as a rule, for properties of which the bundler would drop the first of two declarations. */
export function mixedPaint(
  paint: 'color' | 'fill' | 'stroke',
  color: string,
  other: string,
  percent: number,
  fallback = color,
): StyleRule {
  const [plain, mix] = mixed(color, other, percent, fallback);
  return { [paint]: plain, '@supports': { '(color: color-mix(in srgb, red, red))': { [paint]: mix } } };
}

const usualRootPx = 16;

/**
 * The width that words keep for themselves: nothing at the usual size of text, where all stand in a line, and so much
 * of their own size in larger text that what stands beside them goes below.
 *
 * @param rem how much of it counts; at 200 % it is half of this
 */
export const roomInLargeText = (rem: number): string => `max(0px, ${rem}rem - ${rem * usualRootPx}px)`;
