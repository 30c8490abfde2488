import { nextPacket, openPacket } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Countdown, giftDuotone, Note } from '@kislap/ui';
import { operatorNow } from '../../clock/operatorNow';
import { usePackets } from '../../red-packets/usePackets';

/** When the next red packet opens; while one is open, how many are left of it. */
export function NextPacket() {
  const text = useText();
  const packets = usePackets().data ?? [];
  const now = operatorNow();
  const open = openPacket(packets, now);
  const next = nextPacket(packets, now);
  if (open !== undefined) {
    return <Note glyph={giftDuotone}>{`${open.name} · ${text('pkt.left', { n: open.left })}`}</Note>;
  }
  if (next === undefined) return null;
  return (
    <Note glyph={giftDuotone}>
      <Countdown
        until={next.opensAt}
        endedText={text('pkt.nextNow')}
        sentence={(time) => text('pkt.nextPacketIn', { time })}
        now={operatorNow}
      />
    </Note>
  );
}
