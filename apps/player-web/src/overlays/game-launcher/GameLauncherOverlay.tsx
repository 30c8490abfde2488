import { safeExternalUrl } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { BareOverlay, GameLauncher, Text, VisuallyHidden } from '@kislap/ui';
import { useRef } from 'react';
import { useRuntimeConfig } from '../../config/RuntimeConfigContext';
import { openOverlay } from '../openOverlay';
import type { OverlayProps } from '../OverlayProps';
import { elapsedText } from './elapsedText';
import { frameSandbox } from './frameSandbox';
import { useElapsedSeconds } from './useElapsedSeconds';
import { useGameFrame } from './useGameFrame';
import { useGameMessages } from './useGameMessages';
import { useSitting } from './useSitting';

/** A game in its frame. What it costs and how long it lasts stay in sight; closing takes the game out of its frame. */
export function GameLauncherOverlay({ modal, game, ready }: OverlayProps<'game-launcher'>) {
  const text = useText();
  const { customerServiceUrl } = useRuntimeConfig();
  const close = (): void => modal.onDismiss('closeButton');
  const frame = useRef<HTMLIFrameElement>(null);
  const { balance, result, refresh } = useSitting(ready.isDemo);
  const { hasAddress, attempt, onLoad } = useGameFrame(close);
  const seconds = useElapsedSeconds(hasAddress);
  useGameMessages(frame, refresh);

  const support = safeExternalUrl(customerServiceUrl, window.location.origin);
  const hasSupport = customerServiceUrl !== '' && support !== undefined;
  const gameFrame = modal.isOpen && (
    <iframe
      key={attempt}
      ref={frame}
      src={ready.url}
      title={game.name}
      sandbox={frameSandbox(ready.url, window.location.origin)}
      allow="autoplay; fullscreen"
      referrerPolicy="strict-origin"
      onLoad={onLoad}
    />
  );
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
        onSupport={hasSupport ? () => void window.open(support, '_blank', 'noopener,noreferrer') : undefined}
        note={
          <Text size="cap" tone="muted">
            {text('game.tip')}
          </Text>
        }
      >
        {hasAddress ? gameFrame : undefined}
      </GameLauncher>
      <VisuallyHidden>
        <button type="button" onClick={close}>
          {text('game.close')}
        </button>
      </VisuallyHidden>
    </BareOverlay>
  );
}
