import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { CHECK_IN_FAN, checkInBlade, checkInStepDegrees, WEEK } from '../../geometry/checkInBlade';
import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

/** Of the fan's own width, or of the screen's where a browser knows no containers (Safari before 16). */
const inContainer = (size: string) => [size.replace('cqi', 'vw'), size];

export const hub = style(
  inLayer('player', {
    position: 'absolute',
    insetInline: '34%',
    insetBlockEnd: '3.4%',
    textAlign: 'center',
    pointerEvents: 'none',
  }),
);

export const word = style(
  inLayer('player', {
    display: 'block',
    font: vars.type.cap,
    fontSize: inContainer('min(0.75rem, 5.6cqi)'),
    lineHeight: 1.3,
    color: vars.color.textMuted,
  }),
);

export const day = style(
  inLayer('player', {
    display: 'block',
    font: vars.type.amtXl,
    fontSize: inContainer('min(2.5rem, 11.5cqi)'),
    lineHeight: 1,
    letterSpacing: vars.tracking.amtXl,
    color: vars.color.text,
  }),
);

/** Each blade begins to open this much after the one before it, ms. */
const APART_MS = 40;

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
const pivot = `${percent(CHECK_IN_FAN.pivotX, CHECK_IN_FAN.width)} ${percent(CHECK_IN_FAN.pivotY, CHECK_IN_FAN.height)}`;
const eachBlade = Object.fromEntries(Array.from({ length: WEEK }, (_, index) => [index, index]));

export const fan = style(
  inLayer('player', {
    position: 'relative',
    width: '100%',
    maxWidth: vars.size.column,
    marginInline: 'auto',
    aspectRatio: `${CHECK_IN_FAN.width} / ${CHECK_IN_FAN.height}`,
    containerType: 'inline-size',
  }),
);

/** The box of one blade, as large as the whole fan, so that it turns around the pivot as one layer. */
const drawing = inLayer('player', {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  pointerEvents: 'none',
  transformOrigin: pivot,
});

/** With less motion the fan is open from the first frame. As specific as the opening, which it takes back. */
const openAtOnce = inLayer('player', {
  selectors: { '[data-motion="less"] [data-opening="true"] &': { animation: 'none' } },
  '@media': {
    '(prefers-reduced-motion: reduce)': { selectors: { '[data-opening="true"] &': { animation: 'none' } } },
  },
});

/** From where the first blade lies to where the blade stands, one set of keyframes for each distance. */
export const bladeDrawing = styleVariants(eachBlade, (index) => [
  drawing,
  inLayer('player', {
    selectors: {
      '[data-opening="true"] &': {
        animation: `${keyframes({ from: { transform: `rotate(${-index * checkInStepDegrees(WEEK)}deg)` } })} ${vars.duration.show} ${vars.ease.spark} ${index * APART_MS}ms backwards`,
      },
    },
  }),
  openAtOnce,
]);

const fill = (color: string) => inLayer('player', { fill: color });

export const blade = recipe({
  base: inLayer('player', { stroke: 'none' }),
  variants: {
    look: {
      claimed: fill(vars.color.moneySoft),
      /** The one filled blade; its gradient is in the drawing. */
      today: {},
      repairable: inLayer('player', {
        fill: vars.color.pendingSoft,
        stroke: vars.color.pendingText,
        strokeWidth: 1.5,
        strokeDasharray: '5 4',
      }),
      missed: inLayer('player', { fill: vars.color.sunken, stroke: vars.color.line, strokeWidth: 1 }),
      upcoming: fill(vars.color.raised),
      upcomingEven: fill(vars.color.high),
    },
  },
});

export const rim = recipe({
  variants: {
    look: {
      claimed: fill(vars.color.money),
      today: fill(vars.color.festivePaper),
      repairable: inLayer('player', { display: 'none' }),
      missed: fill(vars.color.line),
      upcoming: fill(vars.color.edge),
      upcomingEven: fill(vars.color.edge),
    },
  },
});

export const hubDisc = style([drawing, inLayer('player', { fill: vars.color.bg })]);
export const glowFrom = style(inLayer('player', { stopColor: vars.color.accent }));
export const glowTo = style(inLayer('player', { stopColor: vars.color.glow }));

const place = (index: number, isToday: boolean) => {
  const { centre } = checkInBlade({ index, count: WEEK, isToday });
  return inLayer('player', { insetInlineStart: `${centre.x}%`, insetBlockStart: `${centre.y}%` });
};

export const dayPlace = styleVariants(eachBlade, (index) => [place(index, false)]);
export const todayPlace = styleVariants(eachBlade, (index) => [place(index, true)]);

export const dayButton = style(
  inLayer('player', {
    position: 'absolute',
    // Above the drawings of the blades that come after it, so that its focus ring is whole.
    zIndex: 1,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    width: inContainer('clamp(44px, 13.3cqi, 56px)'),
    height: '56px',
    borderRadius: vars.radius.sm,
    transform: 'translate(-50%, -50%)',
    touchAction: 'manipulation',
    textAlign: 'center',
  }),
);

const appear = keyframes({ from: { opacity: 0 } });

/** What is on a blade comes into sight when its blade has got there. */
export const dayContent = styleVariants(eachBlade, (index) => [
  inLayer('player', {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    maxWidth: '100%',
    selectors: {
      '[data-opening="true"] &': {
        animation: `${appear} ${vars.duration.fast} ${vars.ease.std} calc(${vars.duration.base} + ${index * APART_MS}ms) backwards`,
      },
    },
  }),
  openAtOnce,
]);

export const prizeDisc = style(
  inLayer('player', {
    display: 'grid',
    placeItems: 'center',
    width: inContainer('clamp(32px, 9.75cqi, 40px)'),
    height: inContainer('clamp(32px, 9.75cqi, 40px)'),
    borderRadius: '50%',
    background: vars.color.festivePaper,
  }),
);

/** The prize of a day that is gone is still told, more quietly. */
export const faded = style(inLayer('player', { opacity: 0.45, filter: 'grayscale(1)' }));

/** Follows the reader's text size as far as a blade is wide. The same words are in the name of the button. */
export const prizeText = recipe({
  base: inLayer('player', {
    font: vars.type.micro,
    fontSize: inContainer('min(0.6875rem, 4.2cqi)'),
    lineHeight: 1.27,
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums lining-nums',
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  }),
  variants: {
    look: {
      claimed: inLayer('player', { color: vars.color.textMuted }),
      today: inLayer('player', {
        color: vars.color.onAccent,
        fontSize: inContainer('min(0.875rem, 4.2cqi)'),
      }),
      repairable: inLayer('player', { color: vars.color.pendingText }),
      missed: inLayer('player', { color: vars.color.textSubtle }),
      upcoming: inLayer('player', { color: vars.color.text }),
    },
  },
});

export const mark = recipe({
  variants: {
    look: {
      claimed: inLayer('player', { color: vars.color.moneyText }),
      repairable: inLayer('player', { color: vars.color.pendingText }),
    },
  },
});
