import { usePlayer } from '@kislap/api';
import { idleLeftMs, epochMillisecondsFrom } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Dialog } from '@kislap/ui';
import { useEffect, useEffectEvent } from 'react';
import { useClock } from '../../clock/ClockContext';
import { OwnPasswordField } from '../../forms/OwnPasswordField';
import { useUserId } from '../../session/useUserId';
import { accountKeys } from '../../storage/accountKeys';
import { deviceStorage } from '../../storage/deviceStorage';
import type { OverlayProps } from '../OverlayProps';
import { useUnlock } from './useUnlock';

/**
 * Nobody has touched the app for a while: everything lies behind a veil until the password is there. Escape does not
 * lead out; going back, like the button beside, ends the session.
 */
export function IdleLockOverlay({ modal, onAnswer }: OverlayProps<'idle-lock'>) {
  const text = useText();
  const { data: player } = usePlayer(useUserId());
  const { password, type, error, isChecking, unlock } = useUnlock(() => onAnswer('unlocked'));
  useUnlockElsewhere(() => onAnswer('unlocked'));
  const leave = { label: text('idle.again'), onPress: () => modal.onDismiss('closeButton') };
  // Whoever has come by another service has no password here until a phone is bound.
  const hasPassword = player?.phone !== '';
  const stay: typeof modal = {
    ...modal,
    onDismiss: (reason) => {
      if (reason !== 'escape') modal.onDismiss(reason);
    },
  };
  if (!hasPassword) {
    return (
      <Dialog
        {...stay}
        isBehindVeiled
        title={text('idle.title')}
        text={text('idle.whyNoPassword')}
        confirm={leave}
      />
    );
  }
  return (
    <Dialog
      {...stay}
      isBehindVeiled
      title={text('idle.title')}
      text={text('idle.why')}
      confirm={{ label: text('idle.goOn'), onPress: unlock, isLoading: isChecking }}
      cancel={leave}
    >
      <OwnPasswordField label={text('reg.password')} value={password} onValueChange={type} error={error} />
    </Dialog>
  );
}

/** A touch in another tab, which was unlocked there, is proof for this one too. */
function useUnlockElsewhere(onUnlocked: () => void): void {
  const clock = useClock();
  const userId = useUserId();
  const look = useEffectEvent((at: number | undefined) => {
    if (at !== undefined && idleLeftMs(epochMillisecondsFrom(at), clock.now()) > 0) onUnlocked();
  });
  useEffect(() => {
    if (userId === undefined) return undefined;
    const key = accountKeys.lastTouchAt(userId);
    // The browser tells of what other tabs have stored, and of nothing that this one has.
    const listen = (): void => look(deviceStorage.read(key));
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  }, [userId]);
}
