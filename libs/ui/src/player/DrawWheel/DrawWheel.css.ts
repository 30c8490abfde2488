import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { inLayer } from '../../theme/inLayer';
import { lessMotion, mixedPaint, when } from '../../theme/styleRules';
import { vars } from '../../theme/vars.css';

const fill = (color: string) => inLayer('player', { fill: color });

const thread = (stroke: string, strokeWidth: number) =>
  inLayer('player', { fill: 'none', stroke, strokeWidth, strokeLinecap: 'round' });

/** How far the disc is turned. */
export const turn = createVar();

/** As wide as a phone: it reaches over the gutters of its page. */
const acrossGutters = `min(390px, 100% + 2 * ${vars.size.gutter})`;

export const wheel = style(
  inLayer('player', {
    position: 'relative',
    width: acrossGutters,
    marginInlineStart: `calc((100% - ${acrossGutters}) / 2)`,
    containerType: 'inline-size',
  }),
);

export const art = style(inLayer('player', { position: 'relative', aspectRatio: '390 / 414' }));

export const lantern = style(
  inLayer('player', { position: 'absolute', inset: 0, width: '100%', height: '100%' }),
);

export const kite = recipe({
  variants: {
    colour: styleVariants(
      {
        amber: vars.color.festiveMain,
        coral: vars.color.accent,
        rose: vars.color.festiveAccent,
        violet: vars.color.festiveDeep,
      },
      (color) => fill(color),
    ),
  },
});

export const well = style(fill(vars.color.bg));
export const scallop = recipe({
  variants: { isOdd: { true: fill(vars.color.accent), false: fill(vars.color.festiveMain) } },
});
export const knot = style(fill(vars.color.festiveMain));
export const tassel = recipe({
  variants: {
    colour: { rose: thread(vars.color.festiveAccent, 3), amber: thread(vars.color.festiveMain, 2.4) },
  },
});
export const ring = style(thread(vars.color.sky, 7));
export const stud = style(fill(vars.color.festivePaper));
export const pointerLit = style(fill(vars.color.onMedia));
export const pointerShaded = style(
  inLayer('player', mixedPaint('fill', vars.color.onMedia, vars.color.festiveMain, 26)),
);
export const pointerGem = style(fill(vars.color.accent));

/** In the middle of the star, as wide as its 248 of 390 px. */
export const disc = style(
  inLayer('player', {
    position: 'absolute',
    insetInlineStart: '18.205%',
    insetBlockStart: '17.15%',
    width: '63.59%',
    height: 'auto',
    aspectRatio: '1',
    transform: `rotate(${turn})`,
    selectors: {
      '[data-phase="spinning"] &': { willChange: 'transform' },
      '[data-phase="landing"] &': {
        willChange: 'transform',
        transition: `transform ${vars.duration.wheel} ${vars.ease.wheel}`,
      },
      '[data-phase="failed"] &': { transition: `transform ${vars.duration.base} ${vars.ease.out}` },
    },
  }),
);

const edge = { stroke: vars.color.festiveMain, strokeWidth: 1.5, strokeLinejoin: 'round' } as const;

/** A segment without light, while there is no prize in it. */
const unlit = (lit: string, dark: string) =>
  inLayer('player', {
    fill: lit,
    selectors: { '[data-phase="none"] &, [data-phase="loading"] &': { fill: dark, stroke: vars.color.edge } },
  });

/** Ivory and plum in both schemes: the two swap their places when the scheme turns light. */
export const segment = recipe({
  base: inLayer('player', edge),
  variants: {
    fill: {
      first: unlit(vars.color.text, vars.color.high),
      second: unlit(vars.color.skyGlow, vars.color.raised),
      odd: inLayer('player', mixedPaint('fill', vars.color.festiveDeep, vars.color.text, 25)),
      won: fill(vars.color.glow),
    },
  },
});

export const segmentLabel = recipe({
  base: inLayer('player', {
    fontFamily: vars.font.family,
    fontWeight: 720,
    fontVariantNumeric: 'tabular-nums lining-nums',
    textAnchor: 'middle',
  }),
  variants: {
    fill: {
      first: fill(vars.color.bg),
      second: fill(vars.color.text),
      odd: fill(vars.color.bg),
      won: fill(vars.color.onAccent),
    },
  },
});

const lightUp = keyframes({ from: { opacity: 0 } });

/** Until the won segment lights: as long as the disc turns, and a moment when it does not turn at all. */
const lightDelay = createVar();

export const light = style([
  inLayer('player', {
    vars: { [lightDelay]: vars.duration.wheel },
    selectors: {
      '[data-phase="landing"] &': {
        animation: `${lightUp} ${vars.duration.fast} ${vars.ease.std} ${lightDelay} backwards`,
      },
    },
  }),
  inLayer('player', lessMotion({ vars: { [lightDelay]: '400ms' } })),
]);

/** Grows with the player's text size as long as the labels of the segments stay in sight. */
const hubFont = (font: string, rem: number, share: number) =>
  inLayer('player', {
    font,
    fontSize: [`min(${rem}rem, ${share}vw)`, `min(${rem}rem, ${share}cqi)`],
    lineHeight: 1.25,
  });

const middle = inLayer('player', {
  position: 'absolute',
  insetInlineStart: '50%',
  insetBlockStart: '47.1%',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  padding: vars.space[1],
  borderRadius: '50%',
  boxShadow: `0 0 0 6px ${vars.color.festiveMain}, 0 0 0 9px ${vars.color.sky}`,
  textAlign: 'center',
  transform: 'translate(-50%, -50%)',
});

export const hub = recipe({
  base: [
    middle,
    inLayer('player', {
      minWidth: '22.6%',
      background: vars.color.accent,
      color: vars.color.onAccent,
      touchAction: 'manipulation',
      transition: `background ${vars.duration.tap} ${vars.ease.std}`,
      selectors: {
        [when.pressed()]: { background: vars.color.accentPress },
        '&[aria-disabled="true"]:not([aria-busy="true"])': {
          background: vars.color.raised,
          color: vars.color.textSubtle,
        },
      },
    }),
  ],
  variants: {
    word: {
      short: hubFont(vars.type.head, 1.375, 9),
      long: hubFont(vars.type.titleSm, 1, 7.5),
    },
  },
});

export const rest = style([
  middle,
  hubFont(vars.type.sm, 0.875, 6),
  inLayer('player', { width: '38%', background: vars.color.raised, color: vars.color.textMuted }),
]);
