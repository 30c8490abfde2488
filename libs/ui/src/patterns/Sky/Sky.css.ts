import { createVar } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { inLayer } from '../../theme/inLayer';
import { besideMeasure } from '../../theme/measure.css';
import { vars } from '../../theme/vars.css';

const raysFade = 'linear-gradient(#000 20%, transparent 96%)';

/** How far above its words the ground begins. */
const rise = createVar();

export const sky = recipe({
  base: inLayer('patterns', {
    position: 'relative',
    isolation: 'isolate',
    flex: 'none',
    paddingInline: besideMeasure(vars.size.gutter),
    paddingBlockEnd: vars.space[4],
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        inset: 0,
        insetBlockStart: rise,
        zIndex: -1,
        background: `radial-gradient(90% 100% at 84% 0, ${vars.color.skyGlow}, transparent 72%), linear-gradient(180deg, ${vars.color.sky}, ${vars.color.bg})`,
        pointerEvents: 'none',
      },
      '&::after': {
        content: '',
        position: 'absolute',
        inset: 0,
        insetBlockStart: rise,
        zIndex: -1,
        background: vars.motif.rays,
        maskImage: raysFade,
        pointerEvents: 'none',
      },
    },
  }),
  variants: {
    isBelowBar: {
      false: inLayer('patterns', { paddingBlockStart: vars.safe.top, vars: { [rise]: '0' } }),
      true: inLayer('patterns', {
        paddingBlockStart: vars.space[2],
        // In large text the bar has several lines. What rises too far lies above the screen.
        vars: { [rise]: `calc(-1 * (max(${vars.size.bar}, 12rem - 144px) + ${vars.safe.top}))` },
      }),
    },
    isWhole: {
      true: inLayer('patterns', {
        flex: '1 0 auto',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
      }),
    },
  },
});
