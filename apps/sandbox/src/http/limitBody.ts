import { pictureLimits } from '@kislap/domain';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { mainCalls } from '../resources/mainCalls';
import { refuseRequest } from './refuseRequest';

const formBytes = 65_536;
/** Two pictures and a form. */
const uploadBytes = 2 * pictureLimits.largestSentBytes + formBytes;

const onError = (context: Context) => refuseRequest(context, 'tooLarge');
const smallBody = bodyLimit({ maxSize: formBytes, onError });
const largeBody = bodyLimit({ maxSize: uploadBytes, onError });
const uploadPaths = new Set(mainCalls.filter(({ hasFiles }) => hasFiles).map(({ path }) => path));

/** Refuses what is larger than any honest request; only calls that take files may be as large as their files. */
export const limitBody = createMiddleware((context, next) =>
  uploadPaths.has(context.req.path) ? largeBody(context, next) : smallBody(context, next),
);
