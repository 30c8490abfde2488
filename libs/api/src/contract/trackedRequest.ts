import * as v from 'valibot';
import { boundedText } from './loose/boundedText';
import { maybe } from './loose/maybe';

/** The request of a call that also says, in optional fields, where the visitor came from. */
// @__NO_SIDE_EFFECTS__
export function trackedRequest<Entries extends v.ObjectEntries>(entries: Entries) {
  const text = maybe(boundedText(256));
  return v.object({
    ...entries,
    app_token: text,
    register: text,
    firstDepositArrival: text,
    deposit: text,
    gps_adid: text,
    adid: text,
    fbPixelId: text,
    fbclid: text,
    is: text,
    invite: text,
  });
}
