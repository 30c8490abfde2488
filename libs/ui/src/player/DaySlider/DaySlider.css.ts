import { createVar, style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

/** How many days lie under the slider. */
export const dayCount = createVar();

const thumb = {
  appearance: 'none',
  width: `calc(100% / ${dayCount})`,
  height: '100%',
  border: 0,
  background: 'transparent',
} as const;

/** The whole drawing is the slider. Its thumb is as wide as a day, so that a tap chooses the day under the finger. */
export const slider = style(
  inLayer('player', {
    appearance: 'none',
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    minHeight: vars.size.touch,
    margin: 0,
    background: 'transparent',
    borderRadius: vars.radius.xs,
    cursor: 'pointer',
    touchAction: 'pan-y',
    selectors: {
      '&::-webkit-slider-runnable-track': { height: '100%' },
      '&::-webkit-slider-thumb': thumb,
      '&::-moz-range-thumb': thumb,
    },
  }),
);
