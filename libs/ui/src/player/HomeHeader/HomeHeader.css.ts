import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const header = style(
  inLayer('player', {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minHeight: vars.size.bar,
  }),
);

/** Measured by what stands in it: a logo that has no room for its word shows the mark alone. */
export const start = style(inLayer('player', { flex: 1, minWidth: 0, containerType: 'inline-size' }));

export const end = style(
  inLayer('player', { display: 'flex', alignItems: 'center', gap: vars.space[1], marginInlineEnd: '-8px' }),
);

export const person = style(
  inLayer('player', {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minHeight: vars.size.touch,
    position: 'relative',
  }),
);

export const nickname = style(
  inLayer('player', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] }),
);

/** Beside the picture, and never wider than what is left of the line. */
export const words = style(inLayer('player', { minWidth: 0 }));

/** One line of a name of any length; the press area is all of the player. */
export const account = style(
  inLayer('player', {
    minWidth: 0,
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
  }),
);

/** A small tag to the eye, over the press area of the player; a finger needs more than the eye. */
export const status = style(
  inLayer('player', {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minWidth: vars.size.touch,
    minHeight: vars.size.touch,
    // As much as the tag is lower than a finger: with large text it hardly is.
    marginBlock: `calc((1.25rem - ${vars.size.touch}) / 2)`,
  }),
);
