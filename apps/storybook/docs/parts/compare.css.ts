import { vars } from '@kislap/ui/skins';
import { style } from '@vanilla-extract/css';

/** Two phones; where the page has no room for both, they scroll. */
export const phones = style({ display: 'flex', gap: vars.space[4], overflowX: 'auto' });

/** The phone of the drawing. */
export const phone = style({
  flex: 'none',
  width: '390px',
  height: '844px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
});

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gap: vars.space[4],
});

/** Screens beside each other, as many as there is room for. */
export const thumbnails = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(118px, 1fr))',
  gap: vars.space[4],
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

/** Three tenths of the phone of the drawing. */
export const thumbnail = style({
  display: 'block',
  overflow: 'hidden',
  width: '117px',
  height: '253px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.sm,
});

export const small = style({
  width: '390px',
  height: '844px',
  border: 'none',
  transform: 'scale(0.3)',
  transformOrigin: '0 0',
  pointerEvents: 'none',
});
