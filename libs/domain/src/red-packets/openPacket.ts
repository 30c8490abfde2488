import type { EpochSeconds } from '../time/EpochSeconds';
import type { RedPacket } from './RedPacket';

/**
 * The packet that can be opened now, also one whose hour has come since the operator was asked.
 *
 * @example
 * const opensAt = epochSecondsFrom(1_767_196_800);
 * const packet: RedPacket = {
 *   id: 1, name: 'New Year', opensAt, closesAt: epochSecondsFrom(opensAt + 3_600), state: 'upcoming',
 *   maximum: moneyFromPeso(88), left: 100, needs: {},
 * };
 * openPacket([packet], opensAt)?.name; // => 'New Year'
 * openPacket([{ ...packet, left: 0 }], opensAt); // => undefined
 */
export function openPacket(packets: readonly RedPacket[], now: EpochSeconds): RedPacket | undefined {
  return packets.find(
    ({ state, opensAt, closesAt, left }) =>
      (state === 'open' || state === 'upcoming') && opensAt <= now && now < closesAt && left > 0,
  );
}
