import * as v from 'valibot';
import { nothing, writeCall } from './call';
import { maybe } from './loose/optional';
import { boundedText } from './loose/texts';
import { askedAmount, askedInteger } from './loose/requests';

/** The request of a call that also says, in optional fields, where the visitor came from. */
// @__NO_SIDE_EFFECTS__
export function trackedRequest<Entries extends v.ObjectEntries>(entries: Entries) {
  const text = maybe(boundedText(256));
  return v.object({
    ...entries,
    /** Where the visitor came from. */
    app_token: text,
    /** Where the visitor came from. */
    register: text,
    /** Where the visitor came from. */
    firstDepositArrival: text,
    /** Where the visitor came from. */
    deposit: text,
    /** Where the visitor came from. */
    gps_adid: text,
    /** Where the visitor came from. */
    adid: text,
    /** Where the visitor came from. */
    fbPixelId: text,
    /** Where the visitor came from. */
    fbclid: text,
    /** Where the visitor came from. */
    is: text,
    /** The invite code of a friend. */
    invite: text,
  });
}

/**
 * Reports a step of a player who agreed to it: 0 registered, 1 first deposit, 2 deposit, 3 logged in. Each
 * `eventId` counts once.
 *
 * @example
 * adPointCall.path; // => '/api/web/adPoint'
 * adPointCall.effect; // => 'write'
 */
export const adPointCall = writeCall('adPoint', {
  group: 'tracking',
  kind: 'I',
  request: trackedRequest({
    /** 0 registered, 1 first deposit, 2 deposit, 3 logged in. */
    type: v.pipe(askedInteger, v.picklist([0, 1, 2, 3])),
    /** The amount in pesos. */
    amount: maybe(askedAmount),
    /** The number of the deposit. */
    logid: maybe(askedInteger),
    /** The player of the session. */
    userId: maybe(askedInteger),
    /** Names the event; told twice it counts once. */
    eventId: boundedText(80),
  }),
  response: nothing,
  isSentOnce: true,
});
