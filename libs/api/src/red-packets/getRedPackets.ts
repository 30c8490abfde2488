import { epochSecondsFrom, type RedPacket } from '@kislap/domain';
import { redPackerInfoCall, type RedPacketRow } from '../contract/promotions';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import { serverNow } from '../http/serverClock';
import { definedFields } from '../mapping/definedFields';
import { moneyOfPeso } from '../mapping/moneyOfPeso';
import { optionalMoney } from '../mapping/optionalMoney';
import type { ReadKey } from '../swr/ReadKey';
import { useRead } from '../swr/useRead';
import { nextLookMs } from './nextLookMs';

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

/**
 * The red packets as the player stands with them, or as a guest sees them. Asked for again when one opens or
 * closes, and while one is open so that what is left of it is true.
 *
 * @param isOn nothing is asked while they are switched off
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useRedPackets(7, true).data?.[0]?.state; // => 'gone'
 */
export function useRedPackets(userId: number | undefined, isOn: boolean) {
  return useRead(isOn ? redPacketsKey(userId) : undefined, () => getRedPackets(), {
    refreshInterval: (packets) => nextLookMs(packets ?? [], serverNow()),
  });
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
