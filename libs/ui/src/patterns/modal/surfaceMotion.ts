import type { StyleRule } from '@vanilla-extract/css';

import { lessMotion } from '../../theme/styleRules';
import { vars } from '../../theme/vars.css';
import { fadeIn, fadeOut } from './motion.css';

interface SurfaceMotion {
  readonly enter: string;
  readonly leave: string;
  readonly duration: string;
}

/** How a surface comes and goes, and the fade it falls back to when less motion is asked for. */
export const surfaceMotion = ({ enter, leave, duration }: SurfaceMotion): StyleRule[] => [
  {
    animation: `${enter} ${duration} ${vars.ease.out}`,
    selectors: {
      '&[data-state="closed"]': { animation: `${leave} ${duration} ${vars.ease.in} forwards` },
    },
  },
  lessMotion({ animationName: fadeIn }),
  {
    selectors: { '[data-motion="less"] &[data-state="closed"]': { animationName: fadeOut } },
    '@media': {
      '(prefers-reduced-motion: reduce)': {
        selectors: { '&[data-state="closed"]': { animationName: fadeOut } },
      },
    },
  },
];
