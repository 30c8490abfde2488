import { style } from '@vanilla-extract/css';

import { surface as dialogSurface } from '../../patterns/Dialog/Dialog.css';
import { filling } from '../../theme/styleRules';
import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const surface = style([dialogSurface, inLayer('player', { padding: 0 })]);

export const head = style(
  inLayer('player', {
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    minHeight: '176px',
    overflow: 'hidden',
    '@supports': { '(overflow: clip)': { overflow: 'clip' } },
    background: `linear-gradient(225deg, transparent, ${vars.color.media}), linear-gradient(${vars.color.media}, ${vars.color.media}), ${vars.color.festiveDeep}`,
    color: vars.color.onMedia,
  }),
);

/** An operator's banner has its subject in the right third: what the head is too narrow for is cut off under the words. */
export const picture = style(
  inLayer('player', {
    ...filling,
    zIndex: -1,
    objectPosition: 'right',
  }),
);

/** Left of the subject, clear of the close button, over a scrim that keeps them readable on any picture. */
export const words = style(
  inLayer('player', {
    maxWidth: '68%',
    padding: vars.space[6],
    paddingInlineEnd: vars.space[3],
    overflowWrap: 'anywhere',
    background: `linear-gradient(90deg, ${vars.color.media} 40%, transparent)`,
  }),
);

export const overline = style(inLayer('player', { font: vars.type.cap, letterSpacing: vars.tracking.cap }));

export const title = style(
  inLayer('player', {
    marginBlockStart: vars.space[1],
    font: vars.type.display,
    letterSpacing: vars.tracking.display,
    textWrap: 'balance',
    outline: 'none',
  }),
);

export const close = style(
  inLayer('player', {
    position: 'absolute',
    insetBlockStart: vars.space[2],
    insetInlineEnd: vars.space[2],
    borderRadius: '50%',
    background: vars.color.media,
  }),
);

export const body = style(
  inLayer('player', {
    display: 'grid',
    gap: vars.space[5],
    padding: `${vars.space[5]} ${vars.space[6]} ${vars.space[4]}`,
    font: vars.type.md,
    color: vars.color.textMuted,
    overflowWrap: 'anywhere',
  }),
);

export const hide = style(
  inLayer('player', {
    display: 'flex',
    justifyContent: 'center',
    marginBlockStart: `calc(${vars.space[3]} * -1)`,
  }),
);
