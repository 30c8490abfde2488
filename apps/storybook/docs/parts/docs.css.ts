import { vars } from '@kislap/ui/skins';
import { createVar, style } from '@vanilla-extract/css';

/** What a swatch or a specimen shows; its place on the page sets it. */
export const shown = createVar();
export const shownBehind = createVar();

export const part = style({ color: vars.color.text, font: vars.type.md, marginBlock: vars.space[4] });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))',
  gap: vars.space[3],
  listStyle: 'none',
  padding: 0,
  margin: 0,
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: vars.space[6],
  alignItems: 'start',
});

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  minWidth: 0,
  padding: vars.space[3],
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  boxShadow: vars.elevation[1],
  overflowWrap: 'anywhere',
});

/** Half of it stands on a chequered ground, so that a see-through colour is seen to be one. */
export const swatch = style({
  height: '56px',
  borderRadius: vars.radius.sm,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
  background: `linear-gradient(${shown}, ${shown}), repeating-conic-gradient(#777 0 25%, #BBB 0 50%) 0 0 / 16px 16px`,
});

export const cornerBox = style({
  height: '72px',
  borderRadius: shown,
  background: vars.color.raised,
  boxShadow: `inset 0 0 0 1.5px ${vars.color.edge}`,
});

export const elevationBox = style({
  height: '72px',
  margin: vars.space[3],
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
  boxShadow: shown,
});

export const specimen = style({ font: shown, letterSpacing: shownBehind, margin: 0 });

export const scroller = style({ overflowX: 'auto' });

export const table = style({ width: '100%', borderCollapse: 'collapse', font: vars.type.sm });

export const headCell = style({
  padding: `${vars.space[2]} ${vars.space[3]}`,
  textAlign: 'start',
  font: vars.type.cap,
  color: vars.color.textMuted,
  borderBottom: `1px solid ${vars.color.line}`,
});

export const cell = style({
  padding: `${vars.space[2]} ${vars.space[3]}`,
  verticalAlign: 'top',
  borderBottom: `1px solid ${vars.color.line}`,
  overflowWrap: 'break-word',
});

export const pairSample = style({
  display: 'inline-block',
  whiteSpace: 'nowrap',
  padding: '2px 10px',
  borderRadius: vars.radius.xs,
  color: shown,
  background: shownBehind,
  fontWeight: 650,
});

export const iconCard = style([card, { alignItems: 'center', textAlign: 'center', minHeight: '96px' }]);

export const track = style({
  height: '28px',
  borderRadius: vars.radius.button,
  background: vars.color.sunken,
  overflow: 'hidden',
});

export const runner = style({
  display: 'flex',
  justifyContent: 'flex-start',
  width: '100%',
  height: '100%',
  transform: 'translateX(0)',
  transition: `transform ${shown} ${shownBehind}`,
  selectors: { '&[data-side="end"]': { transform: 'translateX(calc(100% - 28px))' } },
});

export const dot = style({
  width: '28px',
  height: '28px',
  borderRadius: '50%',
  background: vars.color.accent,
});
