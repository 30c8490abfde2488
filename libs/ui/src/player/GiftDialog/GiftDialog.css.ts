import { keyframes, style, styleVariants } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { lessMotion } from '../../theme/styleRules';
import { vars } from '../../theme/vars.css';

/** Where each paper flies to from the middle of the prize, how far it turns and which colour it has. */
export const papers = [
  { x: -92, y: -58, turn: -140, tone: 'festiveAccent' },
  { x: -58, y: -84, turn: 110, tone: 'festiveCool' },
  { x: -20, y: -72, turn: -80, tone: 'festiveDeep' },
  { x: 26, y: -88, turn: 150, tone: 'festiveFresh' },
  { x: 64, y: -74, turn: -120, tone: 'festiveMain' },
  { x: 96, y: -46, turn: 90, tone: 'festiveAccent' },
  { x: 84, y: 22, turn: -60, tone: 'festiveCool' },
  { x: -86, y: 18, turn: 70, tone: 'festiveFresh' },
] as const;

const grow = keyframes({ from: { opacity: 0, transform: 'scale(0.9)' } });
const fade = keyframes({ from: { opacity: 0 } });

export const reveal = style(
  inLayer('player', {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: '200px',
    maxWidth: '100%',
    minHeight: '140px',
    marginInline: 'auto',
    pointerEvents: 'none',
  }),
);

const layer = inLayer('player', { gridArea: '1 / 1' });

export const rays = style([
  layer,
  inLayer('player', { animation: `${fade} ${vars.duration.show} ${vars.ease.std} backwards` }),
]);

export const prize = style([
  layer,
  inLayer('player', { animation: `${grow} ${vars.duration.show} ${vars.ease.spark} backwards` }),
  inLayer('player', lessMotion({ animation: `${fade} ${vars.duration.fast} ${vars.ease.std} backwards` })),
]);

const paper = style([
  layer,
  inLayer('player', {
    width: '8px',
    height: '8px',
    borderRadius: '2px',
    opacity: 0,
  }),
  inLayer('player', lessMotion({ display: 'none' })),
]);

/** Each paper flies once and is gone. */
export const flyingPapers = styleVariants(
  Object.fromEntries(papers.map((flight, index) => [index, flight])),
  ({ x, y, turn, tone }) => {
    const fly = keyframes({
      '0%': { opacity: 0, transform: 'scale(0.4)' },
      '15%': { opacity: 1 },
      '70%': { opacity: 1, transform: `translate(${x}px, ${y}px) rotate(${turn}deg)` },
      '100%': { opacity: 0, transform: `translate(${x}px, ${y + 30}px) rotate(${turn * 2}deg)` },
    });
    return [
      paper,
      inLayer('player', {
        background: vars.color[tone],
        animation: `${fly} calc(${vars.duration.show} * 2) ${vars.ease.out}`,
      }),
    ];
  },
);

export const body = style(
  inLayer('player', {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    textAlign: 'center',
    marginBlockStart: `calc(${vars.space[3]} * -1)`,
  }),
);

export const heading = style(
  inLayer('player', { display: 'flex', flexDirection: 'column', gap: vars.space[1], textWrap: 'balance' }),
);

const wonIn = (size: 'amtXl' | 'amtLg' | 'title') =>
  inLayer('player', {
    font: vars.type[size],
    letterSpacing: vars.tracking[size],
    color: vars.color.moneyText,
    overflowWrap: 'anywhere',
  });

/** The amount, smaller the more figures it has. */
export const won = styleVariants({ large: 'amtXl', medium: 'amtLg', small: 'title' } as const, wonIn);

export const title = style(inLayer('player', { font: vars.type.head, letterSpacing: vars.tracking.head }));

export const text = style(
  inLayer('player', { marginBlockStart: vars.space[2], font: vars.type.sm, color: vars.color.textMuted }),
);

export const actions = style(
  inLayer('player', {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6.5rem), 1fr))',
    gap: vars.space[2],
    marginBlockStart: vars.space[5],
  }),
);
