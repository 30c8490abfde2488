import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const status = style(
  inLayer('player', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
  }),
);

export const figures = style(
  inLayer('player', {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[1],
    // Words make room for the fan beside them, an amount does not.
    flex: '1 1 9rem',
    minWidth: 'min-content',
  }),
);

export const noteLine = style(inLayer('player', { display: 'block' }));

/** A line or two to the eye; the press area reaches as far as a finger needs. */
export const noteLink = style(
  inLayer('player', {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    minHeight: vars.size.touch,
    paddingBlock: '14px',
    marginBlock: '-14px',
    color: vars.color.textMuted,
  }),
);

export const actions = style(inLayer('player', { marginBlockStart: vars.space[4] }));
