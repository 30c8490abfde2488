import { answerCode } from '@kislap/api/contract';
import { pictureLimits } from '@kislap/domain';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { mainCalls } from '../../api/mainCalls';
import { serviceMessages } from '../../calls/answers';
import { isLoopback } from '../../kernel/network';
import type { Operator } from '../../rules/Operator';
import { filePolicy } from '../../web/pages/contentSecurityPolicy';
import { permissionsPolicy } from '../../web/pages/pageHeaders';
import { logRefusal } from './audit';

/**
 * Answers only under known host names: a foreign name that leads here (DNS rebinding) would count as the same site.
 *
 * @param names beside those of the loopback, without port
 */
export function checkHost(operator: Operator, names: readonly string[]) {
  const known = new Set(names.map(plainName));
  return createMiddleware(async (context, next) => {
    const name = hostNameOf(context.req.header('host') ?? new URL(context.req.url).host);
    if (name !== '' && (known.has(name) || isLoopback(name))) return await next();
    logRefusal(operator, context, 'unknownName');
    return refuseRequest(context, 'unknownName');
  });
}

/** A host without its port; '' when it is none. */
function hostNameOf(host: string): string {
  const address = `http://${host}`;
  if (/[@/?#\\\s]/.test(host) || !URL.canParse(address)) return '';
  return plainName(new URL(address).hostname);
}

function plainName(name: string): string {
  return name.toLowerCase().replace(/\.$/, '');
}

const formBytes = 65_536;
/** Two pictures and a form. */
const uploadBytes = 2 * pictureLimits.largestSentBytes + formBytes;

const onError = (context: Context) => refuseRequest(context, 'tooLarge');
const smallBody = bodyLimit({ maxSize: formBytes, onError });
const largeBody = bodyLimit({ maxSize: uploadBytes, onError });
const uploadPaths = new Set(mainCalls.filter(({ hasFiles }) => hasFiles).map(({ path }) => path));

/** Refuses what is larger than any honest request; only calls that take files may be as large as their files. */
export const limitBody = createMiddleware(async (context, next) => {
  const hasFiles = uploadPaths.has(context.req.path);
  const stated = context.req.header('content-length');
  if (stated === undefined || context.req.header('transfer-encoding') !== undefined) {
    return await (hasFiles ? largeBody : smallBody)(context, next);
  }
  // Node reads no more than is stated. Opening the body's stream here would cost as much as the whole call.
  if (Number(stated) > (hasFiles ? uploadBytes : formBytes)) return onError(context);
  return await next();
});

/** Two years, for every name below the operator's as well. */
const strictTransport = 'max-age=63072000; includeSubDomains';

/** What every answer carries, whatever it is, unless it has said something of its own. */
export const securityHeaders = createMiddleware(async (context, next) => {
  await next();
  const { headers } = context.res;
  const usual = {
    'content-security-policy': filePolicy(kindOf(headers.get('content-type') ?? '')),
    'permissions-policy': permissionsPolicy,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    ...(context.get('isSecure') && { 'strict-transport-security': strictTransport }),
  };
  for (const [name, value] of Object.entries(usual)) {
    // Not by `context.header`, which makes a new answer, and a stream of its body, for each header.
    if (!headers.has(name)) headers.set(name, value);
  }
});

function kindOf(contentType: string): 'script' | 'picture' | 'data' {
  if (contentType.startsWith('text/javascript')) return 'script';
  return contentType.startsWith('image/svg') ? 'picture' : 'data';
}

/** Why a request is refused before its call is known: HTTP status, code and message. */
const refusals = {
  unknownCall: { status: 404, code: answerCode.notFound },
  usePost: { status: 405, code: answerCode.badParameter },
  tooLarge: { status: 413, code: answerCode.badParameter },
  otherSite: { status: 403, code: answerCode.badParameter },
  unknownName: { status: 421, code: answerCode.badParameter },
} as const;

/** Refuses a request in the shape that every answer has, so that no client has to read anything else. */
export function refuseRequest(context: Context, reason: keyof typeof refusals): Response {
  const { status, code } = refusals[reason];
  if (reason === 'usePost') context.header('Allow', 'POST');
  return context.json({ code, msg: serviceMessages[reason].en, data: null }, status);
}
