import { useText } from '@kislap/i18n';
import { OfferRow, RedEnvelope } from '@kislap/ui';
import { useOpenRedPacket } from './usePackets';

/** The way to the red packet of the hour; nothing while none is open. */
export function PacketRow() {
  const text = useText();
  const open = useOpenRedPacket();
  return open === undefined ? null : (
    <OfferRow art={<RedEnvelope />} label={text('pkt.ready')} onPress={open} />
  );
}
