import { getPlayLimits, serverNow, useBalance } from '@kislap/api';
import { formatManila, subtractMoney } from '@kislap/domain';
import type { Money } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { useEffect, useEffectEvent, useState } from 'react';
import { useClock } from '../../device/clock/clock';
import { PlaySessionMonitor, watchPlaySession } from '../../features/play-session/PlaySessionMonitor';
import type { PlaySessionPorts } from '../../features/play-session/PlaySessionMonitor';
import { shownRealityChecks } from '../../features/play-session/shownRealityChecks';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { overlayStack } from '../../navigation/overlays/overlayStack';
import { useUserId } from '../../session/session';

interface PlaySessionWatch {
  /** What is left of the time that the player lets themselves play today, once it is little. */
  readonly minutesLeft: number | undefined;
  /** The game is covered: something is asked. */
  readonly isCovered: boolean;
}

const openCount = (): number => overlayStack.snapshot().filter(({ isOpen }) => isOpen).length;

/** Ends and interrupts a play session as the player's own limits say. Play without money has no limits. */
export function usePlaySessionMonitor(isDemo: boolean, close: () => void): PlaySessionWatch {
  const text = useText();
  const clock = useClock();
  const [minutesLeft, setMinutesLeft] = useState<number>();
  const [isCovered, setCovered] = useState(false);

  const check = useEffectEvent<PlaySessionPorts['check']>(async (look) => {
    setCovered(true);
    const outcome = await openOverlay('reality-check', look);
    setCovered(false);
    if (outcome.type === 'dismissed') return;
    close();
    if (outcome.value === 'break') void openOverlay('self-exclusion', { kind: 'break' });
  });
  const end = useEffectEvent<PlaySessionPorts['end']>((time) => {
    close();
    const detail =
      time === undefined
        ? text('rg.timeUpPlain')
        : text('rg.timeUpWhy', { n: time.minutes, time: formatManila(time.resetsAt) });
    void openOverlay('restriction', { title: text('rg.timeUp'), detail });
  });

  useEffect(() => {
    if (isDemo) return undefined;
    const depth = openCount();
    const guard = new PlaySessionMonitor({
      ask: () => getPlayLimits({ attempts: 1 }),
      now: serverNow,
      isOverlaid: () => openCount() > depth,
      checksOf: shownRealityChecks.checksOf,
      note: shownRealityChecks.note,
      check: (look) => check(look),
      warn: setMinutesLeft,
      end: (time) => end(time),
    });
    return watchPlaySession(guard, clock);
  }, [clock, isDemo]);
  return { minutesLeft, isCovered };
}

interface PlaySessionBalance {
  readonly balance: Money | undefined;
  /** The balance now against the balance when the game was opened. */
  readonly result: Money | undefined;
  readonly refresh: () => Promise<unknown>;
}

/** What a play session does to the player's balance. Play without money has none. */
export function usePlaySessionBalance(isDemo: boolean): PlaySessionBalance {
  const userId = useUserId();
  const { data: balance, isValidating, mutate } = useBalance(isDemo ? undefined : userId);
  const [start, setStart] = useState<Money>();
  if (start === undefined && balance !== undefined && !isValidating) setStart(balance);
  const result = start === undefined || balance === undefined ? undefined : subtractMoney(balance, start);
  return { balance, result, refresh: () => mutate() };
}
