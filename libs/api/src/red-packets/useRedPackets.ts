import { useCallOptions } from '../swr/ApiProvider';
import { serverNow } from '../http/serverClock';
import { useRead } from '../swr/useRead';
import { getRedPackets, nextLookMs, redPacketsKey } from './redPackets';

/**
 * The red packets as the player stands with them, or as a guest sees them. Asked for again when one opens or
 * closes, and while one is open so that what is left of it is true.
 *
 * @param isOn nothing is asked while they are switched off
 * @example
 * import { configureApi } from '@kislap/api';
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useRedPackets(7, true).data?.[0]?.state; // => 'gone'
 */
export function useRedPackets(userId: number | undefined, isOn: boolean) {
  const call = useCallOptions();
  return useRead(isOn ? redPacketsKey(userId) : undefined, getRedPackets, {
    refreshInterval: (packets) => nextLookMs(packets ?? [], serverNow(call)),
  });
}
