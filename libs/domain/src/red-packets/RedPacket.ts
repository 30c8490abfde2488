import type { Money } from '../money/Money';
import type { EpochSeconds } from '../time/EpochSeconds';

/**
 * A red packet of the operator, as the player stands with it.
 *
 * @example
 * const opensAt = epochSecondsFrom(1_767_196_800);
 * const packet: RedPacket = {
 *   id: 1, name: 'New Year', opensAt, closesAt: epochSecondsFrom(opensAt + 3_600), state: 'upcoming',
 *   maximum: moneyFromPeso(88), left: 100, needs: {},
 * };
 * openPacket([packet], opensAt)?.id; // => 1
 */
export interface RedPacket {
  readonly id: number;
  readonly name: string;
  readonly opensAt: EpochSeconds;
  readonly closesAt: EpochSeconds;
  readonly state: 'upcoming' | 'open' | 'opened' | 'gone';
  /** The most that one pays. */
  readonly maximum: Money;
  /** How many are left. */
  readonly left: number;
  readonly needs: PacketNeeds;
}

/**
 * Who may open a packet.
 *
 * @example
 * const needs: PacketNeeds = { vipLevel: 1 };
 * packetShortfall(needs, { vipLevel: 0, dayDeposit: zeroMoney }); // => { type: 'vipLevel', level: 1 }
 */
export interface PacketNeeds {
  readonly dayDeposit?: Money;
  readonly vipLevel?: number;
}
