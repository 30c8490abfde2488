import type { Money } from '../money/Money';
import { subtractMoney } from '../money/subtractMoney';
import type { PacketNeeds } from './RedPacket';

/** What a player still lacks for a packet. */
export type PacketShortfall =
  | { readonly type: 'vipLevel'; readonly level: number }
  | { readonly type: 'dayDeposit'; readonly missing: Money };

/** What decides who may open a packet. */
export interface PacketVisitor {
  readonly vipLevel: number;
  readonly dayDeposit: Money;
}

/** The first condition of a packet that is not met: the level before the deposits of the day. */
export function packetShortfall(needs: PacketNeeds, player: PacketVisitor): PacketShortfall | undefined {
  const { vipLevel = 0, dayDeposit } = needs;
  if (player.vipLevel < vipLevel) return { type: 'vipLevel', level: vipLevel };
  if (dayDeposit === undefined || player.dayDeposit >= dayDeposit) return undefined;
  return { type: 'dayDeposit', missing: subtractMoney(dayDeposit, player.dayDeposit) };
}
