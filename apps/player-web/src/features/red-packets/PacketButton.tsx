import { RedPacketButton } from '@kislap/ui';
import { useOpenRedPacket } from './usePackets';

/** The way to the red packet of the hour, over whatever page; nothing while none is open. */
export function PacketButton() {
  const open = useOpenRedPacket();
  return open === undefined ? null : <RedPacketButton onPress={open} />;
}
