import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

const raysFade = 'linear-gradient(#000 20%, transparent 96%)';

export const sky = style(
  inLayer('patterns', {
    position: 'relative',
    isolation: 'isolate',
    flex: 'none',
    paddingBlockStart: vars.safe.top,
    paddingInline: vars.size.gutter,
    paddingBlockEnd: vars.space[4],
    background: `linear-gradient(180deg, ${vars.color.sky2}, ${vars.color.bg})`,
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        inset: 0,
        zIndex: -1,
        background: `radial-gradient(90% 100% at 84% 0, ${vars.color.sky1}, transparent 72%)`,
        pointerEvents: 'none',
      },
      '&::after': {
        content: '',
        position: 'absolute',
        inset: 0,
        zIndex: -1,
        background: vars.motif.rays,
        maskImage: raysFade,
        pointerEvents: 'none',
      },
    },
  }),
);
