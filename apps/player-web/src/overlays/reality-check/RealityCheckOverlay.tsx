import { RealityCheck } from '@kislap/ui';
import { inOnePiece } from '../../config/inOnePiece';
import { useRuntimeConfig } from '../../config/runtimeConfig';
import type { OverlayProps } from '../../navigation/overlays/OverlayMap';

/** Over a game: how long it has been and what it has cost. Leaving it without an answer goes on with the game. */
export function RealityCheckOverlay({ modal, onAnswer, minutesPlayed, net }: OverlayProps<'reality-check'>) {
  const { helpPhone } = useRuntimeConfig();
  return (
    <RealityCheck
      {...modal}
      minutesPlayed={minutesPlayed}
      net={net}
      onContinue={() => modal.onDismiss('closeButton')}
      onBreak={() => onAnswer('break')}
      onLeave={() => onAnswer('leave')}
      helpPhone={helpPhone === '' ? undefined : inOnePiece(helpPhone)}
    />
  );
}
