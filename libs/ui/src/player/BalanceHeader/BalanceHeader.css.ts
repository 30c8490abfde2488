import { globalStyle, style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { shortScreen } from '../../theme/styleRules';
import { vars } from '../../theme/vars.css';

export const header = style(
  inLayer('player', {
    display: 'grid',
    gap: vars.space[2],
    paddingBlockStart: vars.space[2],
    '@media': shortScreen({ gap: vars.space[1] }),
  }),
);

export const status = style(
  inLayer('player', {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: `${vars.space[1]} ${vars.space[3]}`,
  }),
);

export const labelLine = style(
  inLayer('player', {
    display: 'flex',
    alignItems: 'center',
    height: '28px',
    gap: 0,
    font: vars.type.sm,
    color: vars.color.textMuted,
  }),
);

export const figures = style(inLayer('player', { display: 'grid', justifyItems: 'start' }));

/** The line below the amount, as high as the caption of the fan beside it, so that both stand on one line. */
export const footnote = style(
  inLayer('player', {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[2],
    minHeight: vars.space[5],
    font: vars.type.cap,
    color: vars.color.textMuted,
  }),
);

/** As low as its line, and as tall as a finger: what lies above it is a figure, and below it a gap. */
export const limits = style(
  inLayer('player', {
    marginBlock: '-24px -4px',
    paddingBlock: '24px 4px',
    color: vars.color.textMuted,
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  }),
);

/** As wide as the fan, and as its caption's words in large text. */
export const turnover = style(
  inLayer('player', {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    gap: vars.space[1],
    width: 'max(96px, 5.5rem)',
    marginInlineStart: 'auto',
    font: vars.type.cap,
    letterSpacing: vars.tracking.cap,
    color: vars.color.textMuted,
    textAlign: 'end',
    overflowWrap: 'anywhere',
    '@media': { '(max-width: 359px)': { width: 'max(76px, 4.5rem)' } },
  }),
);

/** On one line where the amount leaves room below it: it reaches under the amount, as drawn. */
export const caption = style(
  inLayer('player', {
    width: 'max-content',
    maxWidth: 'max(152px, 100%)',
    '@media': { '(max-width: 359px)': { maxWidth: '100%' } },
  }),
);

/** Each as wide as its words ask for, and together as wide as the screen. */
export const actions = style(inLayer('player', { display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }));
globalStyle(`${actions} > *`, inLayer('player', { flex: '1 1 auto', paddingInline: vars.space[3] }));
