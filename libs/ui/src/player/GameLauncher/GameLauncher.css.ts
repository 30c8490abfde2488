import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';

import { filling, lessMotion } from '../../theme/styleRules';
import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';

/** How long a game takes to open, s: the fan fills in that time. */
const OPENING_S = 2;
export const BLADE_COUNT = 15;

export const launcher = style(
  inLayer('player', {
    position: 'relative',
    isolation: 'isolate',
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    overflow: 'hidden',
    background: vars.color.sunken,
    color: vars.color.text,
    paddingBlockStart: vars.safe.top,
  }),
);

/**
 * The game's own picture, out of focus: one still layer, drawn once. It fades towards the words, which stay readable
 * over a picture of any colour, and is so large that its soft edges are outside.
 */
export const backdrop = style(
  inLayer('player', {
    ...filling,
    zIndex: -1,
    filter: 'blur(26px)',
    transform: 'scale(1.35)',
    opacity: 0.6,
    maskImage: 'linear-gradient(black 38%, rgb(0 0 0 / 0.14) 56%)',
  }),
);

export const bar = style(
  inLayer('player', {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[1],
    minHeight: '48px',
    paddingInline: '2px',
    background: vars.color.sunken,
  }),
);

/** The same below the game. On a narrow screen in large text it takes a second line rather than less. */
export const care = style(
  inLayer('player', {
    flex: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingInline: vars.space[2],
    paddingBlockEnd: vars.safe.bottom,
    background: vars.color.sunken,
  }),
);

export const careLink = style(
  inLayer('player', {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: vars.size.touch,
    paddingInline: vars.space[2],
    font: vars.type.sm,
    color: vars.color.textMuted,
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  }),
);

/** The name over the time: both stay readable on 320 px. */
export const playSession = style(
  inLayer('player', { flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }),
);

export const money = style(
  inLayer('player', { display: 'flex', flexDirection: 'column', alignItems: 'flex-end', textAlign: 'end' }),
);

export const name = style(
  inLayer('player', {
    font: vars.type.sm,
    fontWeight: 650,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);

export const elapsed = style(
  inLayer('player', { font: vars.type.cap, fontVariantNumeric: 'tabular-nums', color: vars.color.textMuted }),
);

/** What shows while a game opens, over its frame. */
export const stage = style(
  inLayer('player', {
    gridArea: '1 / 1',
    minHeight: 0,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[1],
    padding: vars.space[4],
    overflowY: 'auto',
    textAlign: 'center',
  }),
);

/** A strip under the bar, there only while it says something. */
export const notice = style(
  inLayer('player', {
    flex: 'none',
    padding: `${vars.space[2]} ${vars.space[4]}`,
    background: vars.color.raised,
    font: vars.type.sm,
    textAlign: 'center',
    selectors: { '&:empty': { padding: 0 } },
  }),
);

const room = style(
  inLayer('player', {
    flex: 1,
    minHeight: 0,
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr)',
  }),
);

/** The game fills what the bar leaves; while it opens, its picture reaches behind the bar. */
export const frame = styleVariants({
  opening: [room],
  playing: [room, style(inLayer('player', { position: 'relative', background: vars.color.sunken }))],
});

export const curtain = style(inLayer('player', { ...filling, background: vars.color.sunken }));

/** A frame has a size of its own that a grid does not stretch. */
globalStyle(
  `${room} > iframe`,
  inLayer('player', { gridArea: '1 / 1', display: 'block', width: '100%', height: '100%', border: 0 }),
);

/** A game that has not loaded is an empty page, or half of one. */
globalStyle(`${frame.opening} > iframe`, inLayer('player', { opacity: 0 }));

export const cover = style(
  inLayer('player', {
    width: 'min(204px, 50%)',
    aspectRatio: '3 / 4',
    objectFit: 'cover',
    borderRadius: '24px',
    boxShadow: vars.elevation[3],
    marginBlockEnd: vars.space[6],
  }),
);

export const fan = style(
  inLayer('player', { width: '168px', height: 'auto', marginBlockStart: vars.space[5] }),
);

const lightUp = keyframes({ from: { fill: vars.color.high }, to: { fill: vars.color.festiveMain } });

const blade = style([
  inLayer('player', {
    fill: vars.color.high,
    animation: `${lightUp} ${vars.duration.fast} ${vars.ease.std} forwards`,
  }),
  inLayer('player', lessMotion({ animation: 'none', fill: vars.color.festiveMain })),
]);

const order = Object.fromEntries(Array.from({ length: BLADE_COUNT }, (_, index) => [index, index]));

/** Each blade lights a little after the one before it. */
export const blades = styleVariants(order, (index) => [
  blade,
  inLayer('player', { animationDelay: `${((index + 0.5) * OPENING_S) / BLADE_COUNT}s` }),
]);
