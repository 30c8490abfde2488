import { globalStyle, style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { shortScreen } from '../../theme/styleRules';
import { vars } from '../../theme/vars.css';

export const facts = style(
  inLayer('player', {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7rem), 1fr))',
    gap: vars.space[3],
    marginBlockStart: vars.space[4],
    padding: vars.space[4],
    borderRadius: vars.radius.lg,
    background: vars.color.raised,
    // A low screen shows the answers without scrolling.
    '@media': shortScreen({
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6rem), 1fr))',
      gap: vars.space[2],
      marginBlockStart: vars.space[2],
      padding: vars.space[3],
    }),
  }),
);

export const term = style(
  inLayer('player', {
    font: vars.type.cap,
    letterSpacing: vars.tracking.cap,
    color: vars.color.textMuted,
  }),
);

export const value = style(
  inLayer('player', {
    font: vars.type.head,
    letterSpacing: vars.tracking.head,
    fontVariantNumeric: 'tabular-nums lining-nums',
    overflowWrap: 'anywhere',
  }),
);

/** Answers of one size and one look, under each other: none is the one to press. */
export const answers = style(
  inLayer('player', {
    display: 'grid',
    gridAutoRows: '1fr',
    gap: vars.space[2],
    marginBlockStart: vars.space[5],
    '@media': shortScreen({ marginBlockStart: vars.space[3] }),
  }),
);

globalStyle(`${answers} > *`, inLayer('player', { paddingInline: vars.space[3] }));

export const links = style(
  inLayer('player', {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    columnGap: vars.space[5],
    marginBlockStart: vars.space[3],
    textAlign: 'center',
  }),
);

export const quietLink = style(
  inLayer('player', {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: vars.size.touch,
    font: vars.type.sm,
    color: vars.color.textMuted,
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  }),
);
