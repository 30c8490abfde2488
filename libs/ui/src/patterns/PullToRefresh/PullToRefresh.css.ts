import { style, styleVariants } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

/** Grows with the pull in eighths, so that no height has to be written into the markup. */
export const head = styleVariants(
  { 0: '0px', 1: '8px', 2: '16px', 3: '24px', 4: '32px', 5: '40px', 6: '48px', 7: '56px', 8: '64px' },
  (height) =>
    inLayer('patterns', {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: vars.space[2],
      height,
      overflow: 'hidden',
      font: vars.type.cap,
      letterSpacing: vars.tracking.cap,
      color: vars.color.textMuted,
    }),
);

export const fan = style(inLayer('patterns', { width: '40px', height: 'auto' }));

export const lit = style(inLayer('patterns', { fill: vars.color.festiveMain }));

export const unlit = style(inLayer('patterns', { fill: vars.color.high }));

/** For those who do not pull: mice, keyboards, switches. */
export const button = style(
  inLayer('patterns', {
    display: 'none',
    '@media': { '(hover: hover)': { display: 'flex', justifyContent: 'center' } },
  }),
);
