import { style } from '@vanilla-extract/css';

import { filling } from '../../theme/styleRules';
import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const tile = style(inLayer('player', { position: 'relative', minWidth: 0 }));

export const open = style(inLayer('player', { display: 'block', width: '100%', textAlign: 'start' }));

export const frame = style(
  inLayer('player', {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '3 / 4',
    borderRadius: vars.radius.md,
    overflow: 'hidden',
    background: vars.color.raised,
    color: vars.color.textSubtle,
  }),
);

export const picture = style(
  inLayer('player', {
    ...filling,
    selectors: { [`${tile}[data-resting="true"] &`]: { filter: 'grayscale(1) brightness(.55)' } },
  }),
);

export const tag = style(
  inLayer('player', { position: 'absolute', insetBlockStart: '6px', insetInlineStart: '6px' }),
);

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const name = style(
  inLayer('player', {
    display: 'block',
    marginBlockStart: vars.space[2],
    font: vars.type.cap,
    fontSize: '0.8125rem',
    fontWeight: 600,
    color: vars.color.text,
    ...oneLine,
  }),
);

export const category = style(
  inLayer('player', {
    display: 'block',
    font: vars.type.cap,
    letterSpacing: vars.tracking.cap,
    color: vars.color.textSubtle,
    ...oneLine,
  }),
);

/** 44 px to press, 28 to see. */
export const heart = style(
  inLayer('player', {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    display: 'grid',
    placeItems: 'center',
    width: vars.size.touch,
    height: vars.size.touch,
    color: vars.color.onMedia,
  }),
);

export const heartDisc = style(
  inLayer('player', {
    display: 'grid',
    placeItems: 'center',
    width: '28px',
    height: '28px',
    borderRadius: '50%',
    background: vars.color.media,
  }),
);
