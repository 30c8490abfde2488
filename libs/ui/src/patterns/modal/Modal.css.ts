import { globalStyle, style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { layers } from '../../theme/layers.css';
import { vars } from '../../theme/vars.css';
import { fadeIn, fadeOut } from './motion.css';

/** Custom property that says how many pixels of the surface the on-screen keyboard covers. */
export const KEYBOARD_INSET = '--kislap-keyboard-inset';

globalStyle('body[data-scroll-locked]', { '@layer': { [layers.patterns]: { overflow: 'hidden' } } });

/** Of surfaces of every kind the newest lies on top, as the newest is the one that answers: all stand on one level. */
export const layer = style(
  inLayer('patterns', {
    zIndex: vars.z.overlay,
    position: 'fixed',
    inset: 0,
    bottom: `var(${KEYBOARD_INSET}, 0px)`,
    overflow: 'hidden',
    selectors: {
      '&[data-contained="true"]': { position: 'absolute' },
      // A tap belongs to what it is meant for, not to what is on its way out.
      '&[data-leaving="true"]': { pointerEvents: 'none' },
    },
  }),
);

export const scrim = style(
  inLayer('patterns', {
    position: 'absolute',
    inset: 0,
    background: vars.color.scrim,
    animation: `${fadeIn} ${vars.duration.fast} ${vars.ease.std}`,
    selectors: {
      '&[data-state="closed"]': {
        animation: `${fadeOut} ${vars.duration.fast} ${vars.ease.std} forwards`,
      },
    },
  }),
);

/** Over something that nobody but its owner may read: no letter of it can be made out. */
export const veil = style(inLayer('patterns', { backdropFilter: 'blur(24px)' }));
