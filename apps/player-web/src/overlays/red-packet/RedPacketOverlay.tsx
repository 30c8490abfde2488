import { nextPacket } from '@kislap/domain';
import { RedPacket } from '@kislap/ui';
import { operatorNow } from '../../clock/operatorNow';
import { usePackets } from '../../red-packets/usePackets';
import type { OverlayProps } from '../OverlayProps';
import { usePacketState } from './usePacketState';

/** A red packet over the whole screen, and what came of opening it. */
export function RedPacketOverlay({ packetId, modal }: OverlayProps<'red-packet'>) {
  const { state, open } = usePacketState(packetId);
  const next = nextPacket(usePackets().data ?? [], operatorNow());
  return (
    <RedPacket
      {...modal}
      state={state}
      now={operatorNow}
      onOpen={() => void open()}
      {...(next !== undefined && { nextAt: next.opensAt })}
    />
  );
}
