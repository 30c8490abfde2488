import { createVar, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { inLayer } from '../../theme/inLayer';
import { lessMotion } from '../../theme/styleRules';
import { vars } from '../../theme/vars.css';

const BLADES = 11;
/** Degrees from one blade to the next. */
const STEP = 168 / BLADES;
const BETWEEN_BLADES_MS = 40;

export const frame = style(
  inLayer('player', {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space[1],
    textAlign: 'center',
  }),
);

export const action = style(inLayer('player', { width: '100%', paddingBlockStart: vars.space[3] }));

export const fan = style(
  inLayer('player', { width: '264px', maxWidth: '100%', height: 'auto', overflow: 'visible' }),
);

/** How many blades lie between this one and the first, where they all start. */
const place = createVar();

const open = keyframes({ from: { transform: `rotate(calc(${place} * -${STEP}deg))` } });

const places = Object.fromEntries(
  Array.from({ length: BLADES }, (_, index) => [
    `&:nth-child(${index + 1})`,
    { vars: { [place]: `${index}` } },
  ]),
);

export const blade = recipe({
  base: [
    inLayer('player', {
      transformOrigin: '100px 112px',
      animation: `${open} ${vars.duration.show} ${vars.ease.spark} backwards`,
      animationDelay: `calc(${place} * ${BETWEEN_BLADES_MS}ms)`,
      selectors: places,
    }),
    inLayer('player', lessMotion({ animation: 'none' })),
  ],
  variants: {
    isOdd: {
      true: inLayer('player', { fill: vars.color.accent }),
      false: inLayer('player', { fill: vars.color.festiveMain }),
    },
  },
});

export const band = style(inLayer('player', { fill: vars.color.festivePaper, opacity: 0.55 }));
export const hub = style(inLayer('player', { fill: vars.color.skyGlow }));
export const gem = style(inLayer('player', { fill: vars.color.festiveMain }));
export const cord = style(
  inLayer('player', {
    fill: 'none',
    stroke: vars.color.festiveAccent,
    strokeWidth: 3,
    strokeLinecap: 'round',
  }),
);
