import { answerCode, askTogetherCall, PAYMENT_PATH } from '@kislap/api/contract';
import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { mainCalls } from '../../api/mainCalls';
import { findPaymentCall } from '../../api/payment/payment';
import { answerCall } from '../../calls/answerCall';
import { type Answer, maintenanceAnswer, stringifyNumbers, serviceMessages } from '../../calls/answers';
import type { Call } from '../../calls/Call';
import { openFrame, readLocale } from '../../calls/openFrame';
import type { Operator } from '../../rules/Operator';
import { acceptsGzip } from '../../web/static/acceptedEncoding';
import { auditCall } from './audit';
import { injectFault, orderedAnswer } from './injectFault';
import { rateLimit, type RateLimitOptions } from './rateLimit';
import { readFields } from './readFields';

/** Mounts every main call of the contract under its path. */
export function mountMainCalls(app: Hono, operator: Operator, limits: RateLimitOptions): void {
  for (const call of mainCalls.map((one) => auditCall(rateLimit(one, limits)))) {
    const { switches } = operator;
    app.post(call.path, (context) =>
      injectFault(context, { switches, callName: call.name }, () => answerMain(context, operator, call)),
    );
  }
}

async function answerMain(context: Context, operator: Operator, call: Call): Promise<Response> {
  if (operator.switches.isUnderMaintenance) {
    return context.json(maintenanceAnswer(operator.switches, readLocale(context)));
  }
  const frame = await openFrame(context, operator, call);
  const { switches } = operator;
  const ordered = (callName: string) => orderedAnswer({ switches, locale: frame.locale }, callName);
  const answer = await answerCall(
    call,
    { ...frame, orderedAnswer: ordered },
    {
      readFields: () => readFields(context.req, call),
      okCode: answerCode.ok,
    },
  );
  setRetryAfter(context, answer);
  const asked = call.name === askTogetherCall.name && v.safeParse(answered, answer.data);
  if (asked && asked.success) context.set('askedCalls', asked.output.answers.map(nameOf));
  const body = { ...answer, ts: Math.floor(operator.clock.nowMs() / 1000) };
  operator.failpoints.pass('midReply', call.name);
  return answerJson(context, operator.switches.isMessy ? stringifyNumbers(body) : body);
}

/** Mounts the payment service: one path, the call named by the query's `f`, an answer without envelope. */
export function mountPaymentCalls(app: Hono, operator: Operator): void {
  app.post(PAYMENT_PATH, async (context) => await answerPayment(context, operator));
}

async function answerPayment(context: Context, operator: Operator): Promise<Response> {
  const found = findPaymentCall(context.req.query('f') ?? '');
  if (!found) {
    return context.json({ code: answerCode.notFound, msg: serviceMessages.unknownCall.en }, 404);
  }
  const { switches } = operator;
  return await injectFault(context, { switches, callName: found.call.name }, () =>
    answerFound(context, operator, found),
  );
}

type FoundCall = NonNullable<ReturnType<typeof findPaymentCall>>;

async function answerFound(context: Context, operator: Operator, found: FoundCall): Promise<Response> {
  if (operator.switches.isUnderMaintenance) {
    const { code, msg } = maintenanceAnswer(operator.switches, readLocale(context));
    return context.json({ code, msg });
  }
  const frame = await openFrame(context, operator, found.call);
  const { code, msg, data } = await answerCall(auditCall(found.call), frame, {
    readFields: async () => ({ u: context.req.query('u'), ...(await readFields(context.req)) }),
    okCode: found.okCode,
  });
  const body = { code, msg, ...(typeof data === 'object' ? data : {}) };
  operator.failpoints.pass('midReply', found.call.name);
  return answerJson(context, operator.switches.isMessy ? stringifyNumbers(body) : body);
}

const shortest = 1024;
/** Up to here compressing costs less than handing it to another thread. */
const longestAtOnce = 32_768;
const gzipLater = promisify(gzip);
const level = { level: 5 };

/** Long ones compressed for those who read that. */
async function answerJson(context: Context, body: unknown): Promise<Response> {
  const text = JSON.stringify(body);
  const length = Buffer.byteLength(text);
  const headers = { 'Content-Type': 'application/json' };
  if (length < shortest) return context.body(text, 200, { ...headers, 'Content-Length': String(length) });
  const varying = { ...headers, Vary: 'Accept-Encoding' };
  if (!acceptsGzip(context.req.header('accept-encoding'))) {
    return context.body(text, 200, { ...varying, 'Content-Length': String(length) });
  }
  const packed = length <= longestAtOnce ? gzipSync(text, level) : await gzipLater(text, level);
  const packedLength = String(packed.byteLength);
  return context.body(new Uint8Array(packed), 200, {
    ...varying,
    'Content-Encoding': 'gzip',
    'Content-Length': packedLength,
  });
}

/** What was asked together. A name that is no call's is a stranger's text: no line keeps it. */
const answered = v.object({ answers: v.array(v.object({ call: v.string() })) });
const names: ReadonlySet<string> = new Set(mainCalls.map(({ name }) => name));
const nameOf = ({ call }: { readonly call: string }): string => (names.has(call) ? call : '');

const later = v.object({ wait: v.number() });
const codes: ReadonlySet<number> = new Set([answerCode.locked, answerCode.codeSentTooOften]);

/** Says in the header that proxies and plain clients know when a call that came too often may come again. */
function setRetryAfter(context: Context, { code, data }: Answer): void {
  if (codes.has(code) && v.is(later, data)) context.header('Retry-After', String(data.wait));
}
