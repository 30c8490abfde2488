import { useActivityStates, useRedPackets } from '@kislap/api/react';
import { activityNumber, openPacket } from '@kislap/domain';
import { operatorNow } from '../../device/clock/operatorNow';
import { openOverlay } from '../../navigation/overlays/openOverlay';
import { useLoginGate } from '../../session/useLoginGate';
import { useUserId } from '../../session/session';

/** The red packets of the day; nothing is asked while they are switched off. */
export function usePackets() {
  const isOn = useActivityStates().data?.includes(activityNumber.redPacket) === true;
  return useRedPackets(useUserId(), isOn);
}

/** Opens the red packet of the hour, for a guest after logging in; nothing while none is open. */
export function useOpenRedPacket(): (() => void) | undefined {
  const mayGoOn = useLoginGate();
  const open = openPacket(usePackets().data ?? [], operatorNow());
  if (open === undefined) return undefined;
  return () => {
    if (mayGoOn()) void openOverlay('red-packet', { packetId: open.id });
  };
}
