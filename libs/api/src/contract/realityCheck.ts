import * as v from 'valibot';
import { writeCall } from './call';
import { askedInteger } from './loose/requests';
import { rgLimits } from './responsible';

/**
 * Answers the reality check `no` of `play.check`: `go` plays on, `stop` ends the play session and every launch, `break`
 * lets the account rest for 24 hours. Nothing else answers one. A check that was answered before changes nothing for
 * `go`; one that was never due is refused with 1001. To stop and to rest are never refused for their number.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(rgCheckCall.request, { no: '2', answer: 'stop' }); // => { no: 2, answer: 'stop' }
 */
export const rgCheckCall = writeCall('rgCheck', {
  group: 'protection',
  kind: 'E',
  whileIncomplete: true,
  request: v.object({
    /** Which check is answered. */
    no: v.pipe(askedInteger, v.minValue(1)),
    /** Plays on, stops, or rests for 24 hours. */
    answer: v.picklist(['go', 'stop', 'break']),
  }),
  response: rgLimits,
});
