import { serverNow } from '@kislap/api';
import type { EpochSeconds } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { BareOverlay, GameLauncher, Text, VisuallyHidden } from '@kislap/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Ref } from 'react';
import { inOnePiece } from '../../config/inOnePiece';
import { useHelpPhone } from '../../config/runtimeConfig';
import { useClock } from '../../device/clock/clock';
import { frameSandbox } from '../../features/frames/frameSandbox';
import { useCustomerService } from '../../features/help/useCustomerService';
import { useStopForADay } from '../../features/play-session/useStopForADay';
import type { OverlayProps } from '../../navigation/overlays/OverlayMap';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { routes } from '../../navigation/routes/routes';
import { idleLock } from '../../session/idle-lock/idleLock';
import { useGameFrame, useGameMessages } from './useGameFrame';
import { useGameSheet } from './useGameSheet';
import { useOpenRound } from './useOpenRound';
import { usePlaySessionBalance, usePlaySessionMonitor } from './usePlaySession';

/** A game in its frame. What it costs and how long it lasts stay in sight; closing takes the game out of its frame. */
export function GameLauncherOverlay({ modal: given, game, ready }: OverlayProps<'game-launcher'>) {
  const { holdBack, ...modal } = given;
  const text = useText();
  const openSupport = useCustomerService();
  const close = (): void => modal.onDismiss('closeButton');
  const frame = useRef<HTMLIFrameElement>(null);
  const { balance, refresh } = usePlaySessionBalance(ready.isDemo);
  const { hasAddress, hasLoaded, attempt, onLoad } = useGameFrame(close);
  const { minutesLeft, isCovered, playSession, lookAgain } = usePlaySessionMonitor(ready.isDemo, close);
  const seconds = usePlayedSeconds(hasAddress, playSession?.since);
  const care = useLauncherCare();
  const { onSheet, closeSheet } = useGameSheet(frame);
  const { onRound, leave } = useOpenRound({ game, isOpen: modal.isOpen, close, holdBack, closeSheet });
  const onLeave = (): void => void leave();
  // Nothing asks for more money beside what holds the player back.
  const [isHeldBack, setHeldBack] = useState(false);
  const onRefused = (): void => setHeldBack(true);
  useGameMessages(frame, { onBalanceChanged: refresh, onPlayed: lookAgain, onRound, onRefused, onSheet });
  useEffect(() => idleLock.holdGame(), []);

  return (
    <BareOverlay {...modal} onDismiss={onLeave} title={game.name}>
      <GameLauncher
        name={game.name}
        imageUrl={game.image}
        balance={balance}
        net={hasAddress ? playSession?.net : undefined}
        elapsed={hasAddress ? elapsedText(seconds) : undefined}
        onClose={onLeave}
        onDeposit={ready.isDemo || isHeldBack ? undefined : () => void openOverlay('deposit', {})}
        onSupport={openSupport}
        notice={minutesLeft === undefined ? undefined : text('rg.timeWarning', { n: minutesLeft })}
        isLoading={!hasLoaded}
        isCovered={isCovered}
        care={ready.isDemo ? undefined : care}
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
        <button type="button" onClick={onLeave}>
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

/** What a player can do about the play itself, in every game for money. */
function useLauncherCare() {
  const helpPhone = useHelpPhone();
  const { isStopping, stop } = useStopForADay();
  return {
    limitsHref: routes.responsibleGaming.path,
    helpPhone: helpPhone === '' ? undefined : inOnePiece(helpPhone),
    isStopping,
    onStopForADay: stop,
  };
}

/**
 * Whole seconds of the play session, by the operator's clock; until it is known, and in a demo, since `isRunning` first
 * was true, by a clock that loses nothing to a sleeping tab.
 */
function usePlayedSeconds(isRunning: boolean, since: EpochSeconds | undefined): number {
  const clock = useClock();
  const [seconds, setSeconds] = useState(0);
  const count = useEffectEvent((startedMs: number) => {
    const playedMs = since === undefined ? clock.elapsedMs() - startedMs : serverNow() - since * 1000;
    setSeconds(Math.max(0, Math.floor(playedMs / 1000)));
  });
  useEffect(() => {
    if (!isRunning) return undefined;
    const startedMs = clock.elapsedMs();
    return clock.every(1000, () => count(startedMs));
  }, [clock, isRunning]);
  return seconds;
}

const SECONDS_PER_HOUR = 3600;
const twoDigits = (count: number) => String(count).padStart(2, '0');

/** How long something has lasted: '0:00:05', '0:12:04', '1:02:09'. @param seconds whole */
export function elapsedText(seconds: number): string {
  const minutes = Math.floor((seconds % SECONDS_PER_HOUR) / 60);
  return `${Math.floor(seconds / SECONDS_PER_HOUR)}:${twoDigits(minutes)}:${twoDigits(seconds % 60)}`;
}
