import { formatManila } from '@kislap/domain';
import type { EpochSeconds } from '@kislap/domain';

import { figures } from './Time.css';

type TimeProps = {
  /** A record that has no moment yet shows '--'. */
  at: EpochSeconds | null;
  /** `record` is the full stamp of a list, `clock` the hour of a conversation, `second` a moment of a known day. */
  format?: 'record' | 'clock' | 'second';
};

/** Where each form stands in `YYYY-MM-DD HH:mm:ss`. */
const ranges = { record: [0, 19], clock: [11, 16], second: [11, 19] } as const;

/** A moment on the Manila clock, whatever the device says. */
export function Time({ at, format = 'record' }: TimeProps) {
  const stamp = formatManila(at);
  if (!at) return <span className={figures}>{stamp}</span>;
  return (
    <time className={figures} dateTime={`${stamp.replace(' ', 'T')}+08:00`}>
      {stamp.slice(...ranges[format])}
    </time>
  );
}
