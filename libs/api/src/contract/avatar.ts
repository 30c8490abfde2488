import * as v from 'valibot';
import { looseInteger } from './loose/numbers';
import { writeCall } from './call';
import { askedInteger } from './loose/requests';

/**
 * `tx3` is the third picture too.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(pictureName, 'tx3'); // => 3
 */
export const pictureName = v.pipe(
  v.string(),
  v.regex(/^tx[1-8]$/),
  v.transform((name) => Number(name.slice(2))),
);

/**
 * Changes the picture of the account.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(editUserHeaderCall.request, { faceId: 'tx3' }); // => { faceId: 3 }
 */
export const editUserHeaderCall = writeCall('editUserHeader', {
  group: 'accounts',
  kind: 'I',
  request: v.object({
    /** The picture, 1 to 8 (also `tx1` to `tx8`). */
    faceId: v.union([pictureName, v.pipe(askedInteger, v.minValue(1), v.maxValue(8))]),
  }),
  response: v.object({
    /** The picture, 1 to 8. */
    FaceID: looseInteger,
  }),
});
