import { answerCode } from '@kislap/api/contract';
import type { Context, Hono } from 'hono';
import type { Operator } from '../Operator';
import { mainCalls } from '../resources/mainCalls';
import { answerCall } from './answerCall';
import type { Call } from './Call';
import { keepPace } from './keepPace';
import { maintenanceAnswer } from './maintenanceAnswer';
import { misbehave } from './misbehave';
import { openFrame } from './openFrame';
import { RecentCounts } from './RecentCounts';
import { readFields } from './readFields';
import { readLocale } from './readLocale';
import { roughen } from './roughen';
import { sayWhenAgain } from './sayWhenAgain';

/** Mounts every main call of the contract under its path. */
export function mainApi(app: Hono, operator: Operator): void {
  const counts = new RecentCounts();
  for (const call of mainCalls.map((one) => keepPace(one, counts))) {
    const { switches } = operator;
    app.post(call.path, (context) =>
      misbehave(context, { switches, callName: call.name }, () => answerMain(context, operator, call)),
    );
  }
}

async function answerMain(context: Context, operator: Operator, call: Call): Promise<Response> {
  if (operator.switches.isUnderMaintenance) {
    return context.json(maintenanceAnswer(operator.switches, readLocale(context)));
  }
  const frame = await openFrame(context, operator, call);
  const answer = await answerCall(call, frame, {
    readFields: () => readFields(context.req, call),
    okCode: answerCode.ok,
  });
  sayWhenAgain(context, answer);
  const body = { ...answer, ts: Math.floor(operator.clock.nowMs() / 1000) };
  operator.failpoints.pass('midReply', call.name);
  return context.json(operator.switches.isMessy ? roughen(body) : body);
}
