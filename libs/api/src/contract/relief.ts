import * as v from 'valibot';
import { claimFields } from './claim';
import { emptyRequest } from './emptyRequest';
import { looseInteger } from './loose/looseInteger';
import { pesoOrZero } from './loose/pesoOrZero';
import { readCall } from './readCall';
import { writeCall } from './writeCall';

/**
 * Relief for an empty balance: `am` pesos, received `times` of `max` today, for balances under `below`. `state`:
 * 0 closed, 1 open, 2 used up.
 *
 * @example
 * userAlmsCall.path; // => '/api/web/userAlms'
 * userAlmsCall.effect; // => 'read'
 */
export const userAlmsCall = readCall('userAlms', {
  request: emptyRequest,
  response: v.object({
    times: v.optional(looseInteger, 0),
    max: v.optional(looseInteger, 0),
    am: pesoOrZero,
    below: pesoOrZero,
    state: v.optional(looseInteger, 0),
  }),
});

/**
 * `times` is how often it was received today, this time included. Refused with 1008, and with 1009 when used up.
 *
 * @example
 * getUserAlmsCall.path; // => '/api/web/getUserAlms'
 * getUserAlmsCall.effect; // => 'write'
 */
export const getUserAlmsCall = writeCall('getUserAlms', {
  request: emptyRequest,
  response: v.object({ ...claimFields, times: looseInteger }),
});
