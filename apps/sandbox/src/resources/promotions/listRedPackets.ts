import type { RedPacketRow } from '@kislap/api/contract';
import { pesoFromMoney } from '@kislap/domain';
import { redPacketCentavos } from '../../catalogue/redPackets';
import type { CallContext } from '../../http/CallContext';
import { findSession } from '../../players/findSession';
import { packetsOfDay } from '../../redPackets/packetsOfDay';
import { packetTakers } from '../../redPackets/packetTakers';
import type { PlannedPacket } from '../../redPackets/PlannedPacket';

const dayMs = 86_400_000;

/** Today's packets and tomorrow's first, as the caller stands with them; a guest has opened none. */
export async function listRedPackets(context: CallContext): Promise<RedPacketRow[]> {
  const { operator, nowMs, tokenHash } = context;
  const session = tokenHash && (await findSession(operator.database, tokenHash, nowMs));
  const playerId = session ? session.player.id : undefined;
  const packets = [...packetsOfDay(nowMs), ...packetsOfDay(nowMs + dayMs).slice(0, 1)];
  return await Promise.all(packets.map((packet) => describePacket(context, packet, playerId)));
}

async function describePacket(
  { operator, nowMs, locale }: CallContext,
  packet: PlannedPacket,
  playerId: number | undefined,
): Promise<RedPacketRow> {
  const hasOpened = packet.opensAtMs <= nowMs;
  const takers = hasOpened ? await packetTakers(operator.database, packet.id) : [];
  const left = Math.max(0, packet.size - takers.length);
  const isTaken = playerId !== undefined && takers.includes(playerId);
  return {
    pktId: packet.id,
    name: packet.name[locale],
    stime: packet.opensAtMs / 1000,
    etime: packet.closesAtMs / 1000,
    state: isTaken ? 2 : stateAt(packet, nowMs, left),
    max: redPacketCentavos.most / 100,
    left,
    need: needOf(packet),
  };
}

function stateAt({ opensAtMs, closesAtMs }: PlannedPacket, nowMs: number, left: number): 0 | 1 | 3 {
  if (nowMs < opensAtMs) return 0;
  return nowMs < closesAtMs && left > 0 ? 1 : 3;
}

function needOf({ needsDepositToday, needsVip }: PlannedPacket) {
  if (needsDepositToday === undefined && needsVip === undefined) return undefined;
  return {
    day_depAmt: needsDepositToday === undefined ? undefined : pesoFromMoney(needsDepositToday),
    user_vip: needsVip,
  };
}
