import * as v from 'valibot';
import { emptyRequest, writeCall } from './call';
import { epoch, looseFlag } from './loose/numbers';
import { maybe } from './loose/optional';

/**
 * Asks to come back from an exclusion that has ended (`over`): play needs an act. From 24 hours on, within seven days,
 * the same call again ends it, and the session that only paid out does everything from then on; too early it is refused
 * with 1008, too late it asks anew. It is refused too while a break or an exclusion runs: neither ends earlier.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(rgReturnCall.response, { from: 1_763_136_000, lapse: 1_763_740_800, done: '0' }).done; // => 0
 * parse(rgReturnCall.response, { done: 1 }).from; // => undefined
 */
export const rgReturnCall = writeCall('rgReturn', {
  group: 'protection',
  kind: 'E',
  refusals: ['notEligible'],
  whileAway: true,
  request: emptyRequest,
  response: v.object({
    /** From then on it can be said again, in epoch seconds. */
    from: maybe(epoch),
    /** From then on it can no longer be said, in epoch seconds. */
    lapse: maybe(epoch),
    /** 1 when the player is back. */
    done: looseFlag,
  }),
});
