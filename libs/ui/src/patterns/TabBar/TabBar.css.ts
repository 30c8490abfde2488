import { globalStyle, style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

const tick = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 22 8'%3E%3Cpath d='M4 7 1.5 2.5M11 6V1M18 7l2.5-4.5' stroke='%23000' stroke-width='2' stroke-linecap='round' fill='none'/%3E%3C/svg%3E")`;

export const bar = style(
  inLayer('patterns', {
    position: 'relative',
    zIndex: vars.z.tab,
    background: vars.color.surface,
    boxShadow: `0 -1px 0 ${vars.color.line}`,
    paddingBlockEnd: vars.safe.bottom,
  }),
);

export const items = style(
  inLayer('patterns', {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    minHeight: vars.size.tab,
  }),
);

export const item = style(
  inLayer('patterns', {
    position: 'relative',
    width: '100%',
    height: '100%',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '2px',
    paddingBlockEnd: vars.space[2],
    font: vars.type.micro,
    letterSpacing: vars.tracking.micro,
    textAlign: 'center',
    color: vars.color.textSubtle,
    outlineOffset: '-3px',
    selectors: {
      '&[aria-current="page"]': { color: vars.color.text },
      '&[aria-current="page"]::before': {
        content: '',
        position: 'absolute',
        insetBlockStart: '2px',
        insetInlineStart: 'calc(50% - 11px)',
        width: '22px',
        height: '8px',
        background: vars.color.accentText,
        mask: `${tick} center / contain no-repeat`,
      },
    },
  }),
);
globalStyle(`${item}[aria-current="page"] svg`, inLayer('patterns', { color: vars.color.accentText }));

/**
 * One line, never broken in a word. It grows with the reader's text until ten letters fill a fifth of the bar; what is
 * longer ends in an ellipsis, and is said in full.
 */
export const word = style(
  inLayer('patterns', {
    maxWidth: '100%',
    // The last letter may reach a hair over its width.
    paddingInline: '1px',
    overflow: 'hidden',
    fontSize: 'min(1em, calc(min(100vw, 430px) / 30))',
    // What is inherited is that of the larger letters.
    letterSpacing: vars.tracking.micro,
    lineHeight: ['1.5em', 'min(1lh, 1.5em)'],
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
  }),
);

export const deposit = style([item, inLayer('patterns', { color: vars.color.text })]);

export const arch = style(
  inLayer('patterns', {
    position: 'absolute',
    insetBlockStart: '-15px',
    insetInlineStart: 'calc(50% - 52px)',
    width: '104px',
    height: '16px',
    fill: vars.color.surface,
    pointerEvents: 'none',
  }),
);

export const archLine = style(inLayer('patterns', { fill: 'none', stroke: vars.color.line }));

export const coin = style(
  inLayer('patterns', {
    position: 'absolute',
    insetBlockStart: '-12px',
    insetInlineStart: 'calc(50% - 24px)',
    display: 'grid',
    placeItems: 'center',
    width: '48px',
    height: '48px',
    borderRadius: '50%',
    background: vars.color.accent,
    color: vars.color.onAccent,
    transition: `background ${vars.duration.tap} ${vars.ease.std}`,
    selectors: { [`${deposit}:active &`]: { background: vars.color.accentPress } },
  }),
);

/** At the end of a line of the rail; in the bar, over the shoulder of the icon. */
export const dot = style(
  inLayer('patterns', {
    width: '10px',
    height: '10px',
    marginInlineStart: 'auto',
    borderRadius: '50%',
    background: vars.color.accent,
    selectors: {
      [`${item} > &`]: {
        position: 'absolute',
        insetBlockStart: '10px',
        insetInlineStart: 'calc(50% + 8px)',
      },
    },
  }),
);
