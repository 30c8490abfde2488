import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

const besideWords = vars.space[2];

export const list = recipe({
  variants: {
    look: {
      underline: inLayer('primitives', {
        display: 'flex',
        gap: `calc(${vars.space[6]} - 2 * ${besideWords})`,
        // The line reaches from edge to edge; the first word begins where everything below does.
        marginInline: `calc(-1 * ${vars.size.gutter})`,
        paddingInline: `calc(${vars.size.gutter} - ${besideWords})`,
        borderBottom: `1px solid ${vars.color.line}`,
        overflowX: 'auto',
        scrollbarWidth: 'none',
      }),
      segmented: inLayer('primitives', {
        display: 'grid',
        // Beside each other; under each other where the words are too large for that.
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 5.5rem), 1fr))',
        minHeight: '52px',
        padding: '4px',
        borderRadius: vars.radius.button,
        background: vars.color.sunken,
      }),
    },
  },
});

export const tab = recipe({
  base: inLayer('primitives', {
    position: 'relative',
    minHeight: vars.size.touch,
    font: vars.type.sm,
    fontWeight: 600,
    color: vars.color.textMuted,
    textAlign: 'center',
    transition: `background ${vars.duration.base} ${vars.ease.out}`,
    selectors: { '&[data-state="active"]': { color: vars.color.text } },
  }),
  variants: {
    look: {
      underline: inLayer('primitives', {
        // The line scrolls before words lie over each other.
        flex: 'none',
        minHeight: '48px',
        // A word of three letters is narrower than a finger.
        minWidth: `calc(${vars.size.touch} + 2 * ${besideWords})`,
        // The ring of the focus stands inside, where nothing that scrolls cuts it off, and beside the words.
        paddingInline: besideWords,
        whiteSpace: 'nowrap',
        outlineOffset: '-3px',
        '::after': {
          content: '',
          position: 'absolute',
          insetInline: besideWords,
          bottom: 0,
          height: '3px',
          borderRadius: '2px',
          background: vars.color.accentText,
          opacity: 0,
          transition: `opacity ${vars.duration.base} ${vars.ease.out}`,
        },
        selectors: { '&[data-state="active"]::after': { opacity: 1 } },
      }),
      segmented: inLayer('primitives', {
        borderRadius: vars.radius.button,
        selectors: {
          '&[data-state="active"]': { background: vars.color.float, boxShadow: vars.elevation[1] },
        },
      }),
    },
  },
});

export const panel = style(inLayer('primitives', { minWidth: 0, paddingBlockStart: vars.space[4] }));
