import * as v from 'valibot';
import { claimFields } from './claim';
import { emptyRequest, readCall, writeCall } from './call';
import { countOrZero, looseInteger } from './loose/numbers';
import { pesoOrZero } from './loose/amounts';

/**
 * Tells whether relief for an empty balance is open. `state`: 0 closed, 1 open, 2 used up.
 *
 * @example
 * userAlmsCall.path; // => '/api/web/userAlms'
 * userAlmsCall.effect; // => 'read'
 */
export const userAlmsCall = readCall('userAlms', {
  group: 'events',
  request: emptyRequest,
  response: v.object({
    /** How often it was received today. */
    times: countOrZero,
    /** How often it can be received in a day. */
    max: countOrZero,
    /** The amount given, in pesos. */
    am: pesoOrZero,
    /** For balances under this, in pesos. */
    below: pesoOrZero,
    /** 0 closed, 1 open, 2 used up. */
    state: countOrZero,
  }),
});

/**
 * Receives relief. `times` is how often it was received today, this time included. Refused with 1008, and with
 * 1009 when used up.
 *
 * @example
 * getUserAlmsCall.path; // => '/api/web/getUserAlms'
 * getUserAlmsCall.effect; // => 'write'
 */
export const getUserAlmsCall = writeCall('getUserAlms', {
  group: 'events',
  kind: 'E',
  refusals: ['notEligible', 'alreadyReceived', 'switchedOff'],
  request: emptyRequest,
  response: v.object({
    ...claimFields,
    /** How often it was received today, this time included. */
    times: looseInteger,
  }),
});
