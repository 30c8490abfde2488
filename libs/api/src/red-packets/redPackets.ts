import { type EpochMilliseconds, epochSecondsFrom, type RedPacket } from '@kislap/domain';
import { type Claim, claimOf } from '../claims/claim';
import { getRedPackerCall, redPackerInfoCall, type RedPacketRow } from '../contract/promotions';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import type { ReadKey } from '../mapping/ReadKey';
import { definedFields, moneyOfPeso, optionalMoney } from '../mapping/wireValues';

const states = { 0: 'upcoming', 1: 'open', 2: 'opened', 3: 'gone' } as const;

/**
 * The cache key of the red packets; a guest's are kept apart from a player's.
 *
 * @example
 * redPacketsKey(7); // => ['redPackerInfo', 7]
 * redPacketsKey(undefined); // => ['redPackerInfo', 0]
 */
export function redPacketsKey(userId: number | undefined): ReadKey {
  return ['redPackerInfo', userId ?? 0];
}

/**
 * Asks for the red packets. @throws OfflineError | AnswerError | ContractError
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getRedPackets())[0]?.state; // => 'gone'
 */
export async function getRedPackets(options?: CallOptions): Promise<readonly RedPacket[]> {
  return (await callMain(redPackerInfoCall, {}, options)).map(redPacketOf);
}

function redPacketOf(row: RedPacketRow): RedPacket {
  return {
    id: row.pktId,
    name: row.name,
    opensAt: epochSecondsFrom(row.stime),
    closesAt: epochSecondsFrom(row.etime),
    state: states[row.state],
    maximum: moneyOfPeso(row.max),
    left: row.left,
    needs: definedFields({
      dayDeposit: optionalMoney(row.need?.day_depAmt),
      vipLevel: row.need?.user_vip,
    }),
  };
}

const leastMs = 1_000;
const whileOpenMs = 60_000;
const mostMs = 15 * 60_000;

/**
 * How long until red packets are worth another look: until the next one opens or closes, a minute while one is open,
 * and never longer than a quarter of an hour.
 */
export function nextLookMs(packets: readonly RedPacket[], now: EpochMilliseconds): number {
  const changes = packets
    .flatMap(({ opensAt, closesAt }) => [opensAt * 1000, closesAt * 1000])
    .filter((changeMs) => changeMs > now)
    .map((changeMs) => changeMs - now);
  const isOneOpen = packets.some(({ state }) => state === 'open');
  return Math.max(leastMs, Math.min(isOneOpen ? whileOpenMs : mostMs, ...changes));
}

/**
 * Opens a red packet.
 *
 * @throws AnswerError 1008 a condition is missing, 1009 opened before, 1010 all gone | OfflineError | ContractError
 * @example
 * import { formatMoney } from '@kislap/domain';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * formatMoney((await openRedPacket(2)).amount); // => '5.20'
 */
export async function openRedPacket(packetId: number, options?: CallOptions): Promise<Claim> {
  return claimOf(await callMain(getRedPackerCall, { pktId: packetId }, options));
}
