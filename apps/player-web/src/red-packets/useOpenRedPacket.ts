import { openPacket } from '@kislap/domain';
import { operatorNow } from '../clock/operatorNow';
import { openOverlay } from '../overlays/openOverlay';
import { useLoginGate } from '../session/useLoginGate';
import { usePackets } from './usePackets';

/** Opens the red packet of the hour, for a guest after logging in; nothing while none is open. */
export function useOpenRedPacket(): (() => void) | undefined {
  const mayGoOn = useLoginGate();
  const open = openPacket(usePackets().data ?? [], operatorNow());
  if (open === undefined) return undefined;
  return () => {
    if (mayGoOn()) void openOverlay('red-packet', { packetId: open.id });
  };
}
