import { pictureLimits } from '@kislap/domain';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { mainCalls } from '../resources/mainCalls';

const formBytes = 65_536;
/** Two pictures and a form. */
const uploadBytes = 2 * pictureLimits.largestSentBytes + formBytes;

const smallBody = bodyLimit({ maxSize: formBytes });
const largeBody = bodyLimit({ maxSize: uploadBytes });
const uploadPaths = new Set(mainCalls.filter(({ hasFiles }) => hasFiles).map(({ path }) => path));

/** Refuses what is larger than any honest request; only calls that take files may be as large as their files. */
export const limitBody = createMiddleware((context, next) =>
  uploadPaths.has(context.req.path) ? largeBody(context, next) : smallBody(context, next),
);
