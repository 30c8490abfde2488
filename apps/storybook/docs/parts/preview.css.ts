import { vars } from '@kislap/ui/skins';
import { style } from '@vanilla-extract/css';

/** A piece of a screen in a skin of its own. */
export const stage = style({
  overflow: 'hidden',
  borderRadius: vars.radius.xl,
  background: vars.color.bg,
  color: vars.color.text,
  font: vars.type.md,
});

export const headroom = style({ paddingBlockStart: vars.space[4] });

export const inset = style({ padding: vars.size.gutter });

export const colorRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.size.touch,
});

export const colorInput = style({
  flex: 'none',
  width: '64px',
  height: vars.size.touch,
  padding: '4px',
  borderRadius: vars.radius.sm,
  border: `1.5px solid ${vars.color.edge}`,
  background: vars.color.field,
});

export const slider = style({
  width: '100%',
  minHeight: vars.size.touch,
  accentColor: vars.color.accentText,
});

export const code = style({
  overflowX: 'auto',
  margin: 0,
  padding: vars.space[4],
  borderRadius: vars.radius.md,
  background: vars.color.sunken,
  color: vars.color.text,
  font: '0.8125rem/1.25rem ui-monospace, monospace',
});
