import { style } from '@vanilla-extract/css';

import { clamped } from '../../theme/styleRules';
import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

export const mail = style(
  inLayer('player', {
    alignItems: 'flex-start',
    minHeight: '80px',
    padding: vars.space[4],
    textAlign: 'start',
  }),
);

export const mark = style(
  inLayer('player', {
    flex: 'none',
    color: vars.color.textSubtle,
    selectors: { '&[data-unread="true"]': { color: vars.color.accentText } },
  }),
);

export const body = style(inLayer('player', { flex: 1, minWidth: 0 }));

export const headline = style(
  inLayer('player', {
    display: 'flex',
    // The date goes below rather than leave the title a few letters.
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `0 ${vars.space[3]}`,
  }),
);

export const title = style(
  inLayer('player', {
    ...clamped(2),
    flex: '1 1 6rem',
    minWidth: 0,
    font: vars.type.titleSm,
    letterSpacing: vars.tracking.titleSm,
    selectors: { '&[data-unread="false"]': { fontWeight: 500, color: vars.color.textMuted } },
  }),
);

export const time = style(
  inLayer('player', {
    flex: 'none',
    font: vars.type.cap,
    fontVariantNumeric: 'tabular-nums lining-nums',
    color: vars.color.textSubtle,
  }),
);

export const preview = style(
  inLayer('player', {
    ...clamped(1),
    marginBlockStart: '2px',
    font: vars.type.sm,
    color: vars.color.textMuted,
  }),
);

/** Like a badge, but its amount may take a second line. */
export const tag = style(
  inLayer('player', {
    display: 'inline-block',
    maxWidth: '100%',
    marginBlockStart: '6px',
    padding: '2px 6px',
    borderRadius: vars.radius.xs,
    background: vars.color.moneySoft,
    color: vars.color.moneyText,
    font: vars.type.micro,
    fontWeight: 700,
    letterSpacing: vars.tracking.micro,
    fontVariantNumeric: 'tabular-nums lining-nums',
    overflowWrap: 'anywhere',
    // What is over is nothing to look forward to.
    selectors: { '&[data-over]': { background: vars.color.raised, color: vars.color.textMuted } },
  }),
);

/** On the height of the title's first line. */
export const dot = style(
  inLayer('player', {
    flex: 'none',
    width: '8px',
    height: '8px',
    marginBlockStart: vars.space[2],
    borderRadius: '50%',
    background: vars.color.accent,
  }),
);
