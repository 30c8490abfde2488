import type { EpochSeconds } from '../time/EpochSeconds';
import type { RedPacket } from './RedPacket';

/** The packet that can be opened now, also one whose hour has come since the operator was asked. */
export function openPacket(packets: readonly RedPacket[], now: EpochSeconds): RedPacket | undefined {
  return packets.find(
    ({ state, opensAt, closesAt, left }) =>
      (state === 'open' || state === 'upcoming') && opensAt <= now && now < closesAt && left > 0,
  );
}
