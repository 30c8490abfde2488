import { getPlayLimits, serverNow } from '@kislap/api';
import { formatManila } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { useEffect, useEffectEvent, useState } from 'react';
import { useClock } from '../../clock/ClockContext';
import { SittingGuard } from '../../sittings/SittingGuard';
import type { SittingGuardPorts } from '../../sittings/SittingGuardPorts';
import { toldSittings } from '../../sittings/toldSittings';
import { watchSitting } from '../../sittings/watchSitting';
import { openOverlay } from '../openOverlay';
import { overlayStack } from '../overlayStack';

interface GuardedSitting {
  /** What is left of the time that the player lets themselves play today, once it is little. */
  readonly minutesLeft: number | undefined;
  /** The game is covered: something is asked. */
  readonly isCovered: boolean;
}

const openCount = (): number => overlayStack.snapshot().filter(({ isOpen }) => isOpen).length;

/** Keeps the sitting within what the player has set. Play without money has no limits. */
export function useSittingGuard(isDemo: boolean, close: () => void): GuardedSitting {
  const text = useText();
  const clock = useClock();
  const [minutesLeft, setMinutesLeft] = useState<number>();
  const [isCovered, setCovered] = useState(false);

  const check = useEffectEvent<SittingGuardPorts['check']>(async (look) => {
    setCovered(true);
    const outcome = await openOverlay('reality-check', look);
    setCovered(false);
    if (outcome.type === 'dismissed') return;
    close();
    if (outcome.value === 'break') void openOverlay('absence', { kind: 'break' });
  });
  const end = useEffectEvent<SittingGuardPorts['end']>((time) => {
    close();
    const detail =
      time === undefined
        ? text('rg.timeUpPlain')
        : text('rg.timeUpWhy', { n: time.minutes, time: formatManila(time.resetsAt) });
    void openOverlay('held-back', { title: text('rg.timeUp'), detail });
  });

  useEffect(() => {
    if (isDemo) return undefined;
    const depth = openCount();
    const guard = new SittingGuard({
      ask: () => getPlayLimits({ attempts: 1 }),
      now: serverNow,
      isOverlaid: () => openCount() > depth,
      checksOf: toldSittings.checksOf,
      told: toldSittings.note,
      check: (look) => check(look),
      warn: setMinutesLeft,
      end: (time) => end(time),
    });
    return watchSitting(guard, clock);
  }, [clock, isDemo]);
  return { minutesLeft, isCovered };
}
