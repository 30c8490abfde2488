import * as v from 'valibot';
import { looseInteger } from './loose/looseInteger';
import { writeCall } from './writeCall';

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
 * Changes the player's picture, 1 to 8.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(editUserHeaderCall.request, { faceId: 'tx3' }); // => { faceId: 3 }
 */
export const editUserHeaderCall = writeCall('editUserHeader', {
  request: v.object({ faceId: v.union([pictureName, v.pipe(looseInteger, v.minValue(1), v.maxValue(8))]) }),
  response: v.object({ FaceID: looseInteger }),
});
