import { keyframes, style } from '@vanilla-extract/css';

import { hovered, lessMotion, when } from '../../theme/styleRules';
import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

/** How long the mallet swings before the egg may open, ms. */
const SWING_MS = 1200;

export const picker = style(
  inLayer('player', {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[3],
    textAlign: 'center',
  }),
);

export const eggs = style(
  inLayer('player', {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: vars.space[2],
    paddingBlockStart: vars.space[6],
  }),
);

export const place = style(inLayer('player', { position: 'relative', minWidth: 0 }));

export const eggButton = style([
  inLayer('player', {
    display: 'block',
    width: '100%',
    minHeight: vars.size.touch,
    padding: vars.space[2],
    borderRadius: vars.radius.lg,
    touchAction: 'manipulation',
    transition: `opacity ${vars.duration.fast} ${vars.ease.std}, transform ${vars.duration.tap} ${vars.ease.std}`,
    selectors: {
      [when.pressed()]: { transform: `scale(${vars.press.scale})` },
      [when.disabled()]: { cursor: 'default' },
      '&[data-chosen="false"]': { opacity: 0.4 },
    },
  }),
  inLayer('player', hovered({ background: vars.color.raised })),
]);

const swing = keyframes({
  '0%': { opacity: 0, transform: 'translate(24px, -18px) rotate(30deg)' },
  '20%': { opacity: 1, transform: 'translate(18px, -14px) rotate(38deg)' },
  '36%': { transform: 'translate(0, 0) rotate(-14deg)' },
  '56%': { transform: 'translate(18px, -14px) rotate(42deg)' },
  '76%': { transform: 'translate(-2px, 4px) rotate(-20deg)' },
  '100%': { opacity: 1, transform: 'translate(4px, -2px) rotate(0deg)' },
});
const fade = keyframes({ from: { opacity: 0 } });

/** Swings twice. With less motion it only comes into sight, and its end comes with it. */
export const swinging = style([
  inLayer('player', {
    position: 'absolute',
    insetBlockStart: '-16px',
    insetInlineEnd: '0',
    zIndex: 1,
    transformOrigin: '90% 90%',
    pointerEvents: 'none',
    animation: `${swing} ${SWING_MS}ms ${vars.ease.std} both`,
  }),
  inLayer('player', lessMotion({ animation: `${fade} ${vars.duration.fast} ${vars.ease.std} both` })),
]);

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(24px) scale(0.9)' } });

/** The prize comes up out of the shell, once. */
export const prize = style([
  inLayer('player', {
    position: 'absolute',
    insetBlockStart: '4%',
    insetInline: 0,
    display: 'grid',
    justifyItems: 'center',
    pointerEvents: 'none',
    animation: `${rise} ${vars.duration.show} ${vars.ease.spark} backwards`,
  }),
  inLayer('player', lessMotion({ animation: `${fade} ${vars.duration.fast} ${vars.ease.std} backwards` })),
]);

export const said = style(
  inLayer('player', {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[1],
    minHeight: vars.space[16],
    textWrap: 'balance',
  }),
);
