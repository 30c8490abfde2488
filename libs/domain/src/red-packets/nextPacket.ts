import type { EpochSeconds } from '../time/EpochSeconds';
import type { RedPacket } from './RedPacket';

/** The packet that opens next; `undefined` where the operator has told of none. */
export function nextPacket(packets: readonly RedPacket[], now: EpochSeconds): RedPacket | undefined {
  return packets
    .filter(({ opensAt }) => opensAt > now)
    .toSorted((left, right) => left.opensAt - right.opensAt)[0];
}
