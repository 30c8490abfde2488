import type { EpochSeconds } from '../time/EpochSeconds';
import type { RedPacket } from './RedPacket';

/**
 * The packet that opens next; `undefined` where the operator has told of none.
 *
 * @example
 * const opensAt = epochSecondsFrom(1_767_196_800);
 * const packet: RedPacket = {
 *   id: 1, name: 'New Year', opensAt, closesAt: epochSecondsFrom(opensAt + 3_600), state: 'upcoming',
 *   maximum: moneyFromPeso(88), left: 100, needs: {},
 * };
 * nextPacket([packet], epochSecondsFrom(opensAt - 1))?.name; // => 'New Year'
 * nextPacket([packet], opensAt); // => undefined
 */
export function nextPacket(packets: readonly RedPacket[], now: EpochSeconds): RedPacket | undefined {
  return packets
    .filter(({ opensAt }) => opensAt > now)
    .toSorted((left, right) => left.opensAt - right.opensAt)[0];
}
