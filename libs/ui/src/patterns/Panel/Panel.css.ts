import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';
import { enterFromLeft, enterFromRight, leaveToLeft, leaveToRight } from '../modal/motion.css';
import { surfaceMotion } from '../modal/surfaceMotion';

const moves = (enter: string, leave: string) =>
  surfaceMotion({ enter, leave, duration: vars.duration.page }).map((rule) => inLayer('patterns', rule));

/** At least 44 px of the page stay visible beside it. */
export const surface = recipe({
  base: inLayer('patterns', {
    position: 'absolute',
    insetBlock: 0,
    display: 'flex',
    flexDirection: 'column',
    maxWidth: 'calc(100% - 44px)',
    background: vars.color.bg,
    boxShadow: vars.elevation[3],
    outline: 'none',
  }),
  variants: {
    side: {
      left: [
        inLayer('patterns', {
          insetInlineStart: 0,
          width: '312px',
          borderStartEndRadius: vars.radius.xl,
          borderEndEndRadius: vars.radius.xl,
        }),
        ...moves(enterFromLeft, leaveToLeft),
      ],
      right: [
        inLayer('patterns', {
          insetInlineEnd: 0,
          width: vars.size.column,
          borderStartStartRadius: vars.radius.xl,
          borderEndStartRadius: vars.radius.xl,
        }),
        ...moves(enterFromRight, leaveToRight),
      ],
    },
  },
});

export const foot = style(
  inLayer('patterns', {
    flex: 'none',
    padding: `${vars.space[3]} ${vars.size.gutter}`,
    paddingBlockEnd: `calc(${vars.space[5]} + ${vars.safe.bottom})`,
  }),
);
