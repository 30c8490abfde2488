import * as v from 'valibot';
import { claimFields } from './claim';
import { looseInteger } from './loose/looseInteger';
import { maybe } from './loose/maybe';
import { writeCall } from './writeCall';

/**
 * Receives a reward by its id, or every open commission without one. The reward for the bets of a day has that day
 * as its id, written as a number: 20251121.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(getTeamRewardCall.request, {}); // => {}
 */
export const getTeamRewardCall = writeCall('getTeamReward', {
  request: v.object({ id: maybe(looseInteger) }),
  response: v.object(claimFields),
});
