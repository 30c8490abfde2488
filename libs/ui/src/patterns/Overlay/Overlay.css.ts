import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { inLayer } from '../../theme/inLayer';
import { measure, phoneMeasure } from '../../theme/measure.css';
import { vars } from '../../theme/vars.css';
import { enterFromRight, leaveToRight, riseIn, sinkOut } from '../modal/motion.css';
import { surfaceMotion } from '../modal/surfaceMotion';

const moves = (enter: string, leave: string) =>
  surfaceMotion({ enter, leave, duration: vars.duration.page }).map((rule) => inLayer('patterns', rule));

export const surface = recipe({
  base: inLayer('patterns', {
    position: 'absolute',
    inset: 0,
    background: vars.color.bg,
    outline: 'none',
  }),
  variants: {
    enters: { fromBelow: moves(riseIn, sinkOut), fromRight: moves(enterFromRight, leaveToRight) },
  },
});

export const frame = style(
  inLayer('patterns', {
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    minHeight: 0,
    vars: { [measure]: phoneMeasure },
  }),
);

/** Bare overlays, like the game launcher, draw their own ways out. */
export const bare = style(inLayer('patterns', { height: '100%' }));
