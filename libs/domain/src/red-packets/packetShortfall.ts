import type { Money } from '../money/Money';
import { subtractMoney } from '../money/subtractMoney';
import type { PacketNeeds } from './RedPacket';

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
