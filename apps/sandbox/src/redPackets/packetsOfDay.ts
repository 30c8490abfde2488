import { redPacketMinutes, redPacketWindows } from '../catalogue/redPackets';
import { manilaToday } from '../kernel/manilaToday';
import type { PlannedPacket } from './PlannedPacket';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** The packets of the Manila day of an instant, in their order. */
export function packetsOfDay(instantMs: number): readonly PlannedPacket[] {
  const { day, startsAtMs } = manilaToday(instantMs);
  return redPacketWindows.map((window) => {
    const opensAtMs = startsAtMs + window.hour * hourMs;
    const id = Number(`${day.replaceAll('-', '')}${window.number}`);
    return { ...window, id, opensAtMs, closesAtMs: opensAtMs + redPacketMinutes * minuteMs };
  });
}
