import { type Money, moneyFromPeso, pesoFromMoney, pesoText, subtractMoney } from '@kislap/domain';
import * as v from 'valibot';
import { activityType } from '../../catalogue/activityType';
import { redPacketCentavos } from '../../catalogue/redPackets';
import type { Database } from '../../database/Database';
import { depositedSince } from '../../deposits/depositedSince';
import { drawInteger } from '../../games/drawInteger';
import type { PlayerCallContext } from '../../http/CallContext';
import { manilaToday } from '../../kernel/manilaToday';
import type { Random } from '../../kernel/Random';
import { Refusal } from '../../kernel/Refusal';
import { lockPlayer } from '../../players/lockPlayer';
import { lockSubject } from '../../players/lockSubject';
import type { PlayerRow } from '../../players/PlayerRow';
import { packetsOfDay } from '../../redPackets/packetsOfDay';
import { packetTakers } from '../../redPackets/packetTakers';
import type { PlannedPacket } from '../../redPackets/PlannedPacket';
import { claimAnswer } from '../../rewards/claimAnswer';
import { payReward } from '../../rewards/payReward';

/** Opens a red packet: first come, first served, once a player. */
export async function openRedPacket(context: PlayerCallContext, { pktId }: { readonly pktId: number }) {
  const { nowMs, operator } = context;
  const playerId = context.session.player.id;
  return await context.once(v.object(claimAnswer), async (transaction) => {
    const owner = await lockPlayer(transaction, playerId);
    const packet = packetsOfDay(nowMs).find(({ id }) => id === pktId);
    if (!packet) throw new Refusal('ended');
    await lockSubject(transaction, `redPacket:${packet.id}`);
    await checkPacket(transaction, packet, { playerId, nowMs });
    await checkNeed(transaction, packet, { owner, nowMs });
    const amount = drawAmount(operator.random);
    const reward = { playerId, activityType: activityType.redPacket, claimKey: String(pktId), amount, nowMs };
    return await payReward(transaction, reward, operator.failpoints);
  });
}

async function checkPacket(
  transaction: Database,
  packet: PlannedPacket,
  { playerId, nowMs }: { readonly playerId: number; readonly nowMs: number },
): Promise<void> {
  const takers = await packetTakers(transaction, packet.id);
  if (takers.includes(playerId)) throw new Refusal('alreadyReceived');
  const isOpen = packet.opensAtMs <= nowMs && nowMs < packet.closesAtMs;
  if (!isOpen || takers.length >= packet.size) throw new Refusal('ended');
}

async function checkNeed(
  transaction: Database,
  { needsDepositToday, needsVip }: PlannedPacket,
  { owner, nowMs }: { readonly owner: PlayerRow; readonly nowMs: number },
): Promise<void> {
  if (needsVip !== undefined && owner.vipLevel < needsVip) {
    throw new Refusal('vipTooLow', { need: needsVip }, { level: String(needsVip) });
  }
  if (needsDepositToday === undefined) return;
  const deposited = await depositedSince(transaction, owner.id, manilaToday(nowMs).startsAtMs);
  if (deposited >= needsDepositToday) return;
  const missing = subtractMoney(needsDepositToday, deposited);
  throw new Refusal('depositMoreToday', { need: pesoFromMoney(missing) }, { amount: pesoText(missing) });
}

function drawAmount(random: Random): Money {
  const { least, most } = redPacketCentavos;
  return moneyFromPeso((least + drawInteger(random, most - least + 1)) / 100);
}
