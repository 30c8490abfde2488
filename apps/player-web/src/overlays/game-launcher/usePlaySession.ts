import { getPlayLimits, serverNow } from '@kislap/api';
import { useBalance } from '@kislap/api/react';
import type { PlaySession } from '@kislap/api';
import { formatManila } from '@kislap/domain';
import type { Money } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useClock } from '../../device/clock/clock';
import { PlaySessionMonitor, watchPlaySession } from '../../features/play-session/PlaySessionMonitor';
import type { PlaySessionPorts } from '../../features/play-session/PlaySessionMonitor';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { overlayStack } from '../../navigation/overlays/overlayStack';
import { useUserId } from '../../session/session';

interface PlaySessionWatch {
  /** What is left of the time that the player lets themselves play today, once it is little. */
  readonly minutesLeft: number | undefined;
  /** The game is covered: something is asked. */
  readonly isCovered: boolean;
  /** The play session as the operator last told it; nothing without money. */
  readonly playSession: PlaySession | undefined;
  /** Asks the operator how the play session stands, and whether a reality check is due. */
  readonly lookAgain: () => void;
}

const openCount = (): number => overlayStack.snapshot().filter(({ isOpen }) => isOpen).length;

/** Ends and interrupts a play session as the player's own limits say. Play without money has no limits. */
export function usePlaySessionMonitor(isDemo: boolean, close: () => void): PlaySessionWatch {
  const text = useText();
  const clock = useClock();
  const [minutesLeft, setMinutesLeft] = useState<number>();
  const [isCovered, setCovered] = useState(false);
  const [playSession, setPlaySession] = useState<PlaySession>();
  const monitor = useRef<PlaySessionMonitor>(undefined);

  const check = useEffectEvent<PlaySessionPorts['check']>(async (look) => {
    setCovered(true);
    const outcome = await openOverlay('reality-check', look);
    setCovered(false);
    // Whoever goes back has answered nothing: the next game asks again.
    if (outcome.type === 'dismissed' || outcome.value !== 'go') close();
  });
  const end = useEffectEvent<PlaySessionPorts['end']>((time) => {
    close();
    const detail =
      time === undefined
        ? text('rg.timeUpPlain')
        : text('rg.timeUpWhy', { n: time.minutes, time: formatManila(time.resetsAt, 'minute') });
    void openOverlay('restriction', { title: text('rg.timeUp'), detail });
  });

  useEffect(() => {
    if (isDemo) return undefined;
    const depth = openCount();
    const guard = new PlaySessionMonitor({
      ask: async () => {
        const limits = await getPlayLimits({ attempts: 1 });
        setPlaySession(limits.playSession);
        return limits;
      },
      now: serverNow,
      isOverlaid: () => openCount() > depth,
      check: (look) => check(look),
      warn: setMinutesLeft,
      end: (time) => end(time),
    });
    monitor.current = guard;
    return watchPlaySession(guard, clock);
  }, [clock, isDemo]);
  return { minutesLeft, isCovered, playSession, lookAgain: () => void monitor.current?.learn() };
}

interface PlaySessionBalance {
  readonly balance: Money | undefined;
  readonly refresh: () => Promise<unknown>;
}

/** What the player has while a game is open. Play without money has none. */
export function usePlaySessionBalance(isDemo: boolean): PlaySessionBalance {
  const userId = useUserId();
  const { data: balance, mutate } = useBalance(isDemo ? undefined : userId);
  return { balance, refresh: () => mutate() };
}
