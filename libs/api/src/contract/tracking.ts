import * as v from 'valibot';
import { boundedText } from './loose/boundedText';
import { looseInteger } from './loose/looseInteger';
import { maybe } from './loose/maybe';
import { peso } from './loose/peso';
import { nothing } from './nothing';
import { trackedRequest } from './trackedRequest';
import { writeCall } from './writeCall';

/**
 * Tells about a step of a player who agreed to it: 0 registered, 1 first deposit, 2 deposit, 3 logged in. One event is
 * told once, whatever happens on the way.
 *
 * @example
 * adPointCall.path; // => '/api/web/adPoint'
 * adPointCall.effect; // => 'write'
 */
export const adPointCall = writeCall('adPoint', {
  request: trackedRequest({
    type: v.pipe(looseInteger, v.picklist([0, 1, 2, 3])),
    amount: maybe(peso),
    logid: maybe(looseInteger),
    userId: maybe(looseInteger),
    eventId: boundedText(80),
  }),
  response: nothing,
});
