import { type Money, subtractMoney } from '../money';
import type { EpochSeconds } from '../time/internal';

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

/**
 * The packet that opens next; `undefined` where the operator has told of none.
 *
 * @see docs/rules.md#red-packets
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
    .sort((left, right) => left.opensAt - right.opensAt)[0];
}

/**
 * The packet that can be opened now, also one whose hour has come since the operator was asked.
 *
 * @see docs/rules.md#red-packets
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

/**
 * What a player still lacks for a packet.
 *
 * @example
 * const shortfall: PacketShortfall = { type: 'dayDeposit', missing: moneyFromPeso(60) };
 * const visitor = { vipLevel: 0, dayDeposit: moneyFromPeso(40) };
 * packetShortfall({ dayDeposit: moneyFromPeso(100) }, visitor); // => shortfall
 */
export type PacketShortfall =
  | { readonly type: 'vipLevel'; readonly level: number }
  | { readonly type: 'dayDeposit'; readonly missing: Money };

/**
 * What decides who may open a packet.
 *
 * @example
 * const visitor: PacketVisitor = { vipLevel: 2, dayDeposit: zeroMoney };
 * packetShortfall({ vipLevel: 2 }, visitor); // => undefined
 */
export interface PacketVisitor {
  readonly vipLevel: number;
  readonly dayDeposit: Money;
}

/**
 * The first condition of a packet that is not met: the level before the deposits of the day.
 *
 * @see docs/rules.md#red-packets
 * @example
 * const needs = { vipLevel: 1, dayDeposit: moneyFromPeso(100) };
 * packetShortfall(needs, { vipLevel: 0, dayDeposit: zeroMoney }); // => { type: 'vipLevel', level: 1 }
 * packetShortfall(needs, { vipLevel: 1, dayDeposit: moneyFromPeso(100) }); // => undefined
 */
export function packetShortfall(needs: PacketNeeds, player: PacketVisitor): PacketShortfall | undefined {
  const { vipLevel = 0, dayDeposit } = needs;
  if (player.vipLevel < vipLevel) return { type: 'vipLevel', level: vipLevel };
  if (dayDeposit === undefined || player.dayDeposit >= dayDeposit) return undefined;
  return { type: 'dayDeposit', missing: subtractMoney(dayDeposit, player.dayDeposit) };
}
