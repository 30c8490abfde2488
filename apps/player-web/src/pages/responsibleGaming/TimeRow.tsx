import type { PlayLimits } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { LimitRow } from '@kislap/ui';
import { useState } from 'react';
import { operatorNow } from '../../clock/operatorNow';
import { openOverlay } from '../../overlays/openOverlay';

const SECONDS_PER_MINUTE = 60;

/** How long the player lets themselves play in a day, and how much of it is used. */
export function TimeRow({ limits }: { readonly limits: PlayLimits }) {
  const text = useText();
  const [now] = useState(operatorNow);
  const { time } = limits;
  const more = time?.waiting?.minutes;
  return (
    <LimitRow
      title={text('rg.limit.time')}
      limit={
        time === undefined
          ? { kind: 'none' }
          : { kind: 'minutes', most: time.minutes, used: Math.floor(time.usedSeconds / SECONDS_PER_MINUTE) }
      }
      resetsAt={time?.resetsAt}
      raise={
        time?.waiting === undefined || more === undefined
          ? undefined
          : { to: { kind: 'minutes', most: more }, startsAt: time.waiting.from, now }
      }
      onPress={() => void openOverlay('play-time', { kind: 'time', limits })}
    />
  );
}
