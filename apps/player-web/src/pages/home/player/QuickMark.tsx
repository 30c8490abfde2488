import { PrizePicture, ShortcutMark } from '@kislap/ui';
import type { ReactElement } from 'react';

const marks = {
  checkIn: <ShortcutMark kind="checkIn" />,
  draw: <ShortcutMark kind="draw" />,
  rebate: <ShortcutMark kind="rebate" />,
  vip: <ShortcutMark kind="vip" />,
  redPacket: <ShortcutMark kind="redPacket" />,
  egg: <ShortcutMark kind="egg" />,
  relief: <PrizePicture kind="basket" />,
} as const satisfies Record<string, ReactElement>;

export type QuickMarkKind = keyof typeof marks;

/** The drawing of a quick way. */
export function QuickMark({ kind }: { readonly kind: QuickMarkKind }) {
  return marks[kind];
}
