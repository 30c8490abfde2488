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
