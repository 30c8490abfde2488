import { nextPacket, openPacket } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Countdown, Note } from '@kislap/ui';
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
    return <Note>{`${open.name} · ${text('pkt.left', { n: open.left })}`}</Note>;
  }
  if (next === undefined) return null;
  return (
    <Note>
      <Countdown
        until={next.opensAt}
        endedText={text('pkt.nextNow')}
        sentence={(time) => text('pkt.nextIn', { time })}
        now={operatorNow}
      />
    </Note>
  );
}
