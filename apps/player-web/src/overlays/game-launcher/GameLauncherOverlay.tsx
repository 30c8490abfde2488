import { useText } from '@kislap/i18n';
import { BareOverlay, GameLauncher, Text, VisuallyHidden } from '@kislap/ui';
import { useRef } from 'react';
import { useCustomerService } from '../../config/useCustomerService';
import { openOverlay } from '../openOverlay';
import type { OverlayProps } from '../OverlayProps';
import { elapsedText } from './elapsedText';
import { GameFrame } from './GameFrame';
import { useElapsedSeconds } from './useElapsedSeconds';
import { useGameFrame } from './useGameFrame';
import { useGameMessages } from './useGameMessages';
import { useSitting } from './useSitting';
import { useSittingGuard } from './useSittingGuard';

/** A game in its frame. What it costs and how long it lasts stay in sight; closing takes the game out of its frame. */
export function GameLauncherOverlay({ modal, game, ready }: OverlayProps<'game-launcher'>) {
  const text = useText();
  const openSupport = useCustomerService();
  const close = (): void => modal.onDismiss('closeButton');
  const frame = useRef<HTMLIFrameElement>(null);
  const { balance, result, refresh } = useSitting(ready.isDemo);
  const { hasAddress, hasLoaded, attempt, onLoad } = useGameFrame(close);
  const seconds = useElapsedSeconds(hasAddress);
  const { minutesLeft, isCovered } = useSittingGuard(ready.isDemo, close);
  useGameMessages(frame, refresh);

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
