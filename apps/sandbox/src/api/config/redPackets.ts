import { getRedPackerCall, redPackerInfoCall, type RedPacketRow } from '@kislap/api/contract';
import { type Money, moneyFromPeso, pesoFromMoney, pesoText, subtractMoney } from '@kislap/domain';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { CallContext, PlayerCallContext } from '../../calls/Call';
import { claimCall } from '../../calls/claimCall';
import { guestCall } from '../../calls/defineCall';
import { activityType } from '../../catalogue/activityType';
import {
  redPacketCentavos,
  redPacketMinutes,
  type RedPacketWindow,
  redPacketWindows,
} from '../../catalogue/prizeDraws';
import type { Database } from '../../database/Database';
import type { PlayerRow } from '../../database/tables/player';
import { prize } from '../../database/tables/rewards';
import { lockSubject } from '../../database/transact';
import { manilaDayMs, manilaToday } from '../../kernel/manilaDays';
import type { Random } from '../../kernel/random';
import { Refusal } from '../../kernel/Refusal';
import { depositedSince } from '../../rules/deposits/pastDeposits';
import { lockPlayer } from '../../rules/players/player';
import { findSession } from '../../rules/players/session';
import { claimAnswer, payReward } from '../../rules/rewards/payReward';

/** Calls about red packets. */
export const redPacketCalls = [
  guestCall(redPackerInfoCall, listRedPackets),
  claimCall(getRedPackerCall, activityType.redPacket, openRedPacket),
];

/** Opens a red packet: first come, first served, once a player. */
async function openRedPacket(context: PlayerCallContext, { pktId }: { readonly pktId: number }) {
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

/** One packet of one day. */
interface PlannedPacket extends RedPacketWindow {
  /** The Manila day and the packet's number in it: 202611181. */
  readonly id: number;
  readonly opensAtMs: number;
  readonly closesAtMs: number;
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
  return moneyFromPeso((least + random.integer(most - least + 1)) / 100);
}

/** Today's packets and tomorrow's first, as the caller stands with them; a guest has opened none. */
async function listRedPackets(context: CallContext): Promise<RedPacketRow[]> {
  const { operator, nowMs, tokenHash } = context;
  const session = tokenHash && (await findSession(operator.database, tokenHash, nowMs));
  const playerId = session ? session.player.id : undefined;
  const packets = [...packetsOfDay(nowMs), ...packetsOfDay(nowMs + manilaDayMs).slice(0, 1)];
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

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** The packets of the Manila day of an instant, in their order. */
function packetsOfDay(instantMs: number): readonly PlannedPacket[] {
  const { day, startsAtMs } = manilaToday(instantMs);
  return redPacketWindows.map((window) => {
    const opensAtMs = startsAtMs + window.hour * hourMs;
    const id = Number(`${day.replaceAll('-', '')}${window.number}`);
    return { ...window, id, opensAtMs, closesAtMs: opensAtMs + redPacketMinutes * minuteMs };
  });
}

/** The ids of the players who have opened a packet. */
async function packetTakers(database: Database, packetId: number): Promise<readonly number[]> {
  const rows = await database
    .select({ playerId: prize.playerId })
    .from(prize)
    .where(and(eq(prize.activityType, activityType.redPacket), eq(prize.claimKey, String(packetId))));
  return rows.map(({ playerId }) => playerId);
}
