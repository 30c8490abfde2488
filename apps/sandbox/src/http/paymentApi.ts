import { answerCode, PAYMENT_PATH } from '@kislap/api/contract';
import type { Context, Hono } from 'hono';
import type { Operator } from '../Operator';
import { findPaymentCall } from '../resources/payment';
import { answerCall } from './answerCall';
import { maintenanceAnswer } from './maintenanceAnswer';
import { misbehave } from './misbehave';
import { openFrame } from './openFrame';
import { readFields } from './readFields';
import { readLocale } from './readLocale';
import { roughen } from './roughen';
import { serviceMessages } from './serviceMessages';

/** Mounts the payment service: one path, the call named by the query's `f`, an answer without envelope. */
export function paymentApi(app: Hono, operator: Operator): void {
  app.post(PAYMENT_PATH, async (context) => await answerPayment(context, operator));
}

async function answerPayment(context: Context, operator: Operator): Promise<Response> {
  const found = findPaymentCall(context.req.query('f') ?? '');
  if (!found) {
    return context.json({ code: answerCode.notFound, msg: serviceMessages.unknownCall.en }, 404);
  }
  const { switches } = operator;
  return await misbehave(context, { switches, callName: found.call.name }, () =>
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
  const { code, msg, data } = await answerCall(found.call, frame, {
    readFields: async () => ({ u: context.req.query('u'), ...(await readFields(context.req)) }),
    okCode: found.okCode,
  });
  const body = { code, msg, ...(typeof data === 'object' ? data : {}) };
  operator.failpoints.pass('midReply', found.call.name);
  return context.json(operator.switches.isMessy ? roughen(body) : body);
}
