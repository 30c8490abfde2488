import { useText } from '@kislap/i18n';
import { BareOverlay, GameLauncher, Text, VisuallyHidden } from '@kislap/ui';
import { useEffect, useRef, useState } from 'react';
import type { Ref } from 'react';
import { useClock } from '../../device/clock/clock';
import { frameSandbox } from '../../features/frames/frameSandbox';
import { useCustomerService } from '../../features/help/useCustomerService';
import type { OverlayProps } from '../../navigation/overlays/OverlayMap';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { idleLock } from '../../session/idle-lock/idleLock';
import { useGameFrame, useGameMessages } from './useGameFrame';
import { usePlaySessionBalance, usePlaySessionMonitor } from './usePlaySession';

/** A game in its frame. What it costs and how long it lasts stay in sight; closing takes the game out of its frame. */
export function GameLauncherOverlay({ modal, game, ready }: OverlayProps<'game-launcher'>) {
  const text = useText();
  const openSupport = useCustomerService();
  const close = (): void => modal.onDismiss('closeButton');
  const frame = useRef<HTMLIFrameElement>(null);
  const { balance, result, refresh } = usePlaySessionBalance(ready.isDemo);
  const { hasAddress, hasLoaded, attempt, onLoad } = useGameFrame(close);
  const seconds = useElapsedSeconds(hasAddress);
  const { minutesLeft, isCovered } = usePlaySessionMonitor(ready.isDemo, close);
  useGameMessages(frame, refresh);
  useEffect(() => idleLock.holdGame(), []);

  return (
    <BareOverlay {...modal} title={game.name}>
      <GameLauncher
        name={game.name}
        imageUrl={game.image}
        balance={balance}
        result={hasAddress ? result : undefined}
        elapsed={hasAddress ? elapsedText(seconds) : undefined}
        onClose={close}
        onDeposit={ready.isDemo ? undefined : () => void openOverlay('deposit', {})}
        onSupport={openSupport}
        notice={minutesLeft === undefined ? undefined : text('rg.timeWarning', { n: minutesLeft })}
        isLoading={!hasLoaded}
        isCovered={isCovered}
        note={
          <Text size="cap" tone="muted">
            {text('game.tip')}
          </Text>
        }
      >
        {hasAddress
          ? modal.isOpen && (
              <GameFrame key={attempt} ref={frame} name={game.name} url={ready.url} onLoad={onLoad} />
            )
          : undefined}
      </GameLauncher>
      <VisuallyHidden>
        <button type="button" onClick={close}>
          {text('game.close')}
        </button>
      </VisuallyHidden>
    </BareOverlay>
  );
}

interface GameFrameProps {
  readonly ref: Ref<HTMLIFrameElement>;
  readonly name: string;
  /** Checked. */
  readonly url: string;
  readonly onLoad: () => void;
}

/** The frame that a game runs in, with no more rights than a game needs. */
function GameFrame({ ref, name, url, onLoad }: GameFrameProps) {
  return (
    <iframe
      ref={ref}
      src={url}
      title={name}
      sandbox={frameSandbox(url, window.location.origin)}
      allow="autoplay; fullscreen"
      referrerPolicy="strict-origin"
      onLoad={onLoad}
    />
  );
}

/** Whole seconds since `isRunning` first was true. Counted by the clock: a sleeping tab loses none. */
function useElapsedSeconds(isRunning: boolean): number {
  const clock = useClock();
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!isRunning) return undefined;
    const startedMs = clock.elapsedMs();
    return clock.every(1000, () => setSeconds(Math.floor((clock.elapsedMs() - startedMs) / 1000)));
  }, [clock, isRunning]);
  return seconds;
}

const SECONDS_PER_HOUR = 3600;

/** How long something has lasted: '0:05', '12:04', '1:02:09'. @param seconds whole */
export function elapsedText(seconds: number): string {
  const hours = Math.floor(seconds / SECONDS_PER_HOUR);
  const minutes = Math.floor((seconds % SECONDS_PER_HOUR) / 60);
  const rest = String(seconds % 60).padStart(2, '0');
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${String(minutes).padStart(2, '0')}:${rest}`;
}
