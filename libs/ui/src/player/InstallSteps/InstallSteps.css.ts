import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const steps = style(inLayer('player', { display: 'flex', flexDirection: 'column' }));

export const step = style(
  inLayer('player', {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minHeight: '72px',
    paddingBlock: vars.space[2],
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  }),
);

export const mark = style(
  inLayer('player', {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '48px',
    height: '48px',
    borderRadius: vars.radius.md,
    background: vars.color.raised,
  }),
);

export const words = style(inLayer('player', { flex: 1, minWidth: 0 }));

export const head = style(inLayer('player', { display: 'flex', alignItems: 'center', gap: vars.space[4] }));

/** The picture the phone will show: the mark on the evening sky. */
export const badge = style(
  inLayer('player', {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '72px',
    height: '72px',
    borderRadius: vars.radius.md,
    background: `radial-gradient(${vars.color.skyGlow}, ${vars.color.sky})`,
  }),
);

export const reason = style(inLayer('player', { display: 'flex', alignItems: 'center', gap: vars.space[3] }));

export const reasonMark = style(
  inLayer('player', { flex: 'none', display: 'grid', color: vars.color.accentText }),
);
