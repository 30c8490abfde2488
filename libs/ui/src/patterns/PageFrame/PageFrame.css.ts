import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { besideMeasure, measure, phoneMeasure } from '../../theme/measure.css';
import { vars } from '../../theme/vars.css';

export const frame = style(
  inLayer('patterns', {
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    minHeight: 0,
    background: vars.color.bg,
  }),
);

/** On a wide screen in the middle, as wide as on a phone. */
export const measured = style(inLayer('patterns', { vars: { [measure]: phoneMeasure } }));

export const scroller = style(
  inLayer('patterns', {
    flex: 1,
    minHeight: 0,
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    overflowY: 'auto',
    overflowX: 'hidden',
    overscrollBehaviorY: 'contain',
    scrollPaddingBlock: vars.space[6],
  }),
);

/** A form stands further from the edges, where the screen is not too narrow for that. */
export const form = style(
  inLayer('patterns', {
    '@media': { '(min-width: 360px)': { vars: { [vars.size.gutter]: vars.space[6] } } },
  }),
);

/** Below a bar that stays over what scrolls: what is focused comes to rest under the bar, not behind it. */
export const belowBar = style(
  inLayer('patterns', {
    containerType: 'scroll-state',
    scrollPaddingBlockStart: `calc(${vars.size.bar} + ${vars.space[6]})`,
  }),
);

/** The bar of a Plaza screen: part of the sky until the page is scrolled, then a ground of its own. */
export const barOverSky = style(
  inLayer('patterns', {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.z.sticky,
    background: vars.color.sky,
    '@supports': {
      '(container-type: scroll-state)': {
        background: 'transparent',
        '@container': { 'scroll-state(scrollable: top)': { background: vars.color.bg } },
      },
    },
  }),
);

/** It takes the free height of a screen that has little to say: the foot ends the screen. */
export const content = style(
  inLayer('patterns', {
    flex: '1 0 auto',
    paddingInline: besideMeasure(vars.size.gutter),
    paddingBlockEnd: vars.space[6],
  }),
);

/** Below a sky that is the screen: that has the free height. */
export const belowWhole = style(inLayer('patterns', { flex: 'none' }));

/** The app's foot: below all that the page has to say, and at the end of a screen of few words. */
export const foot = style(
  inLayer('patterns', {
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space[2],
    marginInline: besideMeasure(vars.size.gutter),
    marginBlockEnd: vars.space[6],
    paddingBlockStart: vars.space[4],
    borderBlockStart: `1px solid ${vars.color.line}`,
    // Painted once, not with each movement of the page above it.
    isolation: 'isolate',
    // Nobody reads on here: held in its place, it would take a list that loads more along to its new end, again and again.
    overflowAnchor: 'none',
  }),
);

/** Its line, where that comes before the page. */
export const leading = style(
  inLayer('patterns', {
    paddingInline: besideMeasure(vars.size.gutter),
    paddingBlockEnd: vars.space[3],
  }),
);

export const footer = style(
  inLayer('patterns', {
    flex: 'none',
    // What it says may be longer than a small screen in large text.
    maxHeight: '75%',
    overflowY: 'auto',
    position: 'relative',
    zIndex: vars.z.sticky,
    background: vars.color.surface,
    boxShadow: `0 -1px 0 ${vars.color.line}`,
    padding: `${vars.space[3]} ${besideMeasure(vars.size.gutter)}`,
    paddingBlockEnd: `calc(${vars.space[3]} + ${vars.safe.bottom})`,
  }),
);

/** On a screen of few words it follows them, above the app's foot. */
export const openFooter = style(
  inLayer('patterns', {
    padding: `0 ${besideMeasure(vars.size.gutter)} ${vars.space[6]}`,
    selectors: { '&:last-child': { paddingBlockEnd: `calc(${vars.space[3]} + ${vars.safe.bottom})` } },
  }),
);
