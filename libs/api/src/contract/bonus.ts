import * as v from 'valibot';
import { emptyRequest, writeCall } from './call';
import { cashCheck } from './cashCheck';
import { score } from './loose/amounts';

/**
 * Gives up what was given and has still to be bet: it leaves the balance, and its turnover is no longer asked for (`state`
 * 2 in `turnover`). What is the player's own stays. Without a bonus nothing changes.
 *
 * @example
 * import { parse } from 'valibot';
 * const after = { DepCount: 2, needFlow: 2500, BetFlow: 2500, own: '12245.678', bonus: 0, Score: 122456780 };
 * parse(dropBonusCall.response, after).own; // => 12_245.678
 */
export const dropBonusCall = writeCall('dropBonus', {
  group: 'accounts',
  kind: 'E',
  whileIncomplete: true,
  request: emptyRequest,
  response: v.object({
    ...cashCheck,
    /** The balance. */
    Score: score,
  }),
});
