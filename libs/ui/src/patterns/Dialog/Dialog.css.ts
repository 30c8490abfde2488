import { globalStyle, style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';
import { growIn, shrinkOut } from '../modal/motion.css';
import { surfaceMotion } from '../modal/surfaceMotion';

export const place = style(
  inLayer('patterns', {
    display: 'grid',
    alignItems: 'center',
    padding: `calc(${vars.space[6]} + ${vars.safe.top}) ${vars.space[6]} calc(${vars.space[6]} + ${vars.safe.bottom})`,
  }),
);

export const surface = style([
  inLayer('patterns', {
    position: 'relative',
    width: '100%',
    maxWidth: '382px',
    maxHeight: '100%',
    marginInline: 'auto',
    overflowY: 'auto',
    // What gets the focus is not hidden behind the answers.
    scrollPaddingBlockEnd: '6rem',
    padding: vars.space[6],
    borderRadius: vars.radius.xl,
    background: vars.color.surface,
    boxShadow: vars.elevation[3],
    outline: 'none',
  }),
  ...surfaceMotion({ enter: growIn, leave: shrinkOut, duration: vars.duration.base }).map((rule) =>
    inLayer('patterns', rule),
  ),
]);

export const picture = style(
  inLayer('patterns', {
    display: 'grid',
    justifyItems: 'center',
    marginBlockStart: `calc(${vars.space[3]} * -1)`,
    textAlign: 'center',
  }),
);

export const title = style(
  inLayer('patterns', {
    font: vars.type.head,
    letterSpacing: vars.tracking.head,
    textWrap: 'balance',
    selectors: { [`${picture} ~ &`]: { textAlign: 'center' } },
  }),
);

export const text = style(
  inLayer('patterns', {
    marginBlockStart: vars.space[2],
    font: vars.type.sm,
    color: vars.color.textMuted,
    selectors: { [`${picture} ~ &`]: { textAlign: 'center' } },
  }),
);

export const body = style(inLayer('patterns', { marginBlockStart: vars.space[4] }));

/**
 * One button takes the width; two share it, the one of more words with more of it, and stand over each other when even
 * that breaks a label. They stay in view at the foot of a dialog that is taller than its screen, unless they would leave it
 * next to nothing.
 */
export const actions = style(
  inLayer('patterns', {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[2],
    marginBlockStart: vars.space[5],
    '@media': {
      '(min-height: 24em)': {
        position: 'sticky',
        bottom: `calc(${vars.space[6]} * -1)`,
        marginBlockEnd: `calc(${vars.space[6]} * -1)`,
        paddingBlock: `${vars.space[2]} ${vars.space[6]}`,
        marginBlockStart: `calc(${vars.space[5]} - ${vars.space[2]})`,
        background: vars.color.surface,
      },
    },
  }),
);

globalStyle(`${actions} > *`, inLayer('patterns', { flex: '1 1 0', minWidth: 'fit-content' }));
