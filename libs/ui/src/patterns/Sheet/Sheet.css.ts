import { style } from '@vanilla-extract/css';

import { inLayer } from '../../theme/inLayer';
import { vars } from '../../theme/vars.css';
import { riseIn, sinkOut } from '../modal/motion.css';
import { surfaceMotion } from '../modal/surfaceMotion';

export const surface = style([
  inLayer('patterns', {
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    maxWidth: vars.size.column,
    marginInline: 'auto',
    display: 'flex',
    flexDirection: 'column',
    maxHeight: 'calc(100% - 72px)',
    borderStartStartRadius: vars.radius.xl,
    borderStartEndRadius: vars.radius.xl,
    background: vars.color.surface,
    boxShadow: vars.elevation[3],
    paddingBlockEnd: vars.safe.bottom,
    outline: 'none',
  }),
  ...surfaceMotion({ enter: riseIn, leave: sinkOut, duration: vars.duration.page }).map((rule) =>
    inLayer('patterns', rule),
  ),
]);

/** What a finger pulls: the grabber and the whole head. */
export const head = style(inLayer('patterns', { flex: 'none', touchAction: 'none' }));

export const grabber = style(
  inLayer('patterns', {
    width: '40px',
    height: '4px',
    borderRadius: '2px',
    background: vars.color.edge,
    margin: `${vars.space[3]} auto 0`,
  }),
);

export const titleLine = style(
  inLayer('patterns', {
    display: 'flex',
    alignItems: 'center',
    minHeight: vars.size.bar,
    paddingInline: `${vars.size.gutter} ${vars.space[1]}`,
  }),
);

export const title = style(
  inLayer('patterns', { flex: 1, minWidth: 0, font: vars.type.head, letterSpacing: vars.tracking.head }),
);

export const body = style(
  inLayer('patterns', {
    flex: '0 1 auto',
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehaviorY: 'contain',
    padding: `0 ${vars.size.gutter} ${vars.space[4]}`,
  }),
);
