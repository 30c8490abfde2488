import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { inLayer } from '../../theme/inLayer';
import { clamped, lessMotion, roomInLargeText } from '../../theme/styleRules';
import { vars } from '../../theme/vars.css';
import { fadeIn, fadeOut } from '../modal/motion.css';

const dropIn = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });
const riseIn = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const viewport = recipe({
  base: inLayer('patterns', {
    position: 'absolute',
    insetInline: vars.size.gutter,
    zIndex: vars.z.toast,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space[2],
    pointerEvents: 'none',
  }),
  variants: {
    edge: {
      /** Below the bar of a screen: its way back and its title stay free. The largest text has no room left for that. */
      top: inLayer('patterns', {
        insetBlockStart: `calc(max(0px, ${vars.size.bar} - ${roomInLargeText(3.5)}) + ${vars.space[2]} + ${vars.safe.top})`,
      }),
      /** Above the tab bar or the submit bar, whichever the screen has. */
      bottom: inLayer('patterns', {
        insetBlockEnd: `calc(100px + ${vars.safe.bottom})`,
        flexDirection: 'column-reverse',
      }),
    },
  },
});

export const toast = recipe({
  base: [
    inLayer('patterns', {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: vars.space[3],
      padding: `${vars.space[3]} ${vars.space[4]} ${vars.space[3]} ${vars.space[3]}`,
      background: vars.color.float,
      boxShadow: vars.elevation[3],
      color: vars.color.text,
      pointerEvents: 'auto',
      touchAction: 'none',
      selectors: {
        '&[data-state="closed"]': { animation: `${fadeOut} ${vars.duration.fast} ${vars.ease.std} forwards` },
        '&[data-swipe="move"]': { transform: 'translateY(var(--radix-toast-swipe-move-y))' },
        '&[data-swipe="cancel"]': {
          transform: 'none',
          transition: `transform ${vars.duration.fast} ${vars.ease.out}`,
        },
      },
    }),
    inLayer('patterns', lessMotion({ animationName: fadeIn })),
  ],
  variants: {
    shape: {
      card: inLayer('patterns', {
        width: '100%',
        maxWidth: vars.size.column,
        borderRadius: vars.radius.lg,
        animation: `${dropIn} ${vars.duration.base} ${vars.ease.out}`,
      }),
      pill: inLayer('patterns', {
        maxWidth: '100%',
        paddingInline: vars.space[5],
        borderRadius: vars.radius.lg,
        font: vars.type.sm,
        animation: `${riseIn} ${vars.duration.base} ${vars.ease.out}`,
      }),
    },
  },
});

export const badge = recipe({
  base: inLayer('patterns', { flex: 'none', display: 'grid', placeItems: 'center' }),
  variants: {
    kind: {
      success: inLayer('patterns', {
        width: '40px',
        height: '40px',
        borderRadius: '50%',
        background: vars.color.money,
        color: vars.color.onMoney,
      }),
      notice: inLayer('patterns', { color: vars.color.textMuted }),
      error: inLayer('patterns', { color: vars.color.failText }),
      loading: inLayer('patterns', { color: vars.color.textMuted }),
      update: inLayer('patterns', { color: vars.color.accentText }),
    },
  },
});

/** As wide as its words on one line: where that leaves no room beside it, the action takes a line of its own. */
export const message = style(
  inLayer('patterns', {
    flex: '1 1 auto',
    minWidth: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[3],
  }),
);

export const action = style(inLayer('patterns', { marginInlineStart: 'auto' }));

export const text = style(
  inLayer('patterns', { flex: `1 1 ${roomInLargeText(9)}`, minWidth: 0, overflowWrap: 'anywhere' }),
);

/** Words of the operator may be of any length; more lines would cover the screen. */
const bounded = clamped(6);

export const title = style(
  inLayer('patterns', { ...bounded, font: vars.type.titleSm, letterSpacing: vars.tracking.titleSm }),
);

export const detail = style(
  inLayer('patterns', {
    ...bounded,
    font: vars.type.cap,
    letterSpacing: vars.tracking.cap,
    color: vars.color.textMuted,
  }),
);
