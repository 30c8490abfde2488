import { vars } from '@kislap/ui/skins';
import { globalStyle, style } from '@vanilla-extract/css';

const mono = 'ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace';

/** What is far away is not laid out until it comes near; the browser's own search still finds it. */
export const article = style({
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 320px',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  paddingBlock: vars.space[4],
  borderBottom: `1px solid ${vars.color.line}`,
  scrollMarginTop: vars.space[4],
  overflowWrap: 'anywhere',
});

globalStyle(`${article} p`, { margin: 0 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});

export const facts = style({ margin: 0, paddingInlineStart: vars.space[5], color: vars.color.textMuted });

export const code = style({ fontFamily: mono, fontSize: '0.92em' });

const block = style({
  margin: 0,
  padding: vars.space[3],
  borderRadius: vars.radius.sm,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  font: `450 0.8125rem/1.25rem ${mono}`,
  tabSize: 2,
});

export const signature = style([
  block,
  { background: vars.color.sunken, maxHeight: '24rem', overflowY: 'auto' },
]);

export const example = style([
  block,
  { background: vars.color.surface, boxShadow: `inset 0 0 0 1px ${vars.color.line}` },
]);

export const contents = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  listStyle: 'none',
  padding: 0,
  marginBlock: vars.space[3],
  font: vars.type.sm,
});

export const iconRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: '44px',
});
