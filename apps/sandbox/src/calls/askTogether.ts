import {
  answerCode,
  askedParts,
  askTogetherCall,
  isAskedTogether,
  parseJsonText,
} from '@kislap/api/contract';
import { describedCalls } from '@kislap/api/registry';
import type * as v from 'valibot';
import { Refusal } from '../kernel/Refusal';
import { refusalReasons } from '../kernel/refusalReasons';
import type { PlayerSession } from '../rules/players/session';
import { type Answer, serviceMessages } from './answers';
import { answerCall } from './answerCall';
import type { Call, CallFrame } from './Call';
import { guestCall } from './defineCall';
import { readSession } from './openFrame';

/** So long one call may keep the others waiting. */
const longestMs = 1_500;

const allowed: ReadonlySet<string> = new Set(
  describedCalls.filter(({ contract }) => isAskedTogether(contract)).map(({ name }) => name),
);

type Part = v.InferOutput<typeof askedParts>[number];

/**
 * The call that asks several of these at once: each is answered at the same time as the others, by the same rules as
 * alone, and none after `longestMs`. Only reads are carried, whatever is asked.
 */
export function askTogether(alone: readonly Call[]): Call {
  const calls = new Map(alone.filter(({ name }) => allowed.has(name)).map((call) => [call.name, call]));
  return guestCall(askTogetherCall, async (context, request) => {
    const parts = parseJsonText(request.calls, askedParts);
    if (parts === undefined) throw new Refusal('badParameter', { field: 'calls' });
    const session = sessionOnce(context);
    const ts = Math.floor(context.nowMs / 1000);
    const answerOne = async (part: Part) => ({
      call: part.call,
      ...(await inTime(answerPart(context, { part, call: calls.get(part.call), session }), context)),
      ts,
    });
    return { answers: await Promise.all(parts.map(answerOne)) };
  });
}

interface AskedPart {
  readonly part: Part;
  /** Undefined for what is not carried. */
  readonly call: Call | undefined;
  readonly session: () => Promise<PlayerSession | undefined>;
}

async function answerPart(frame: CallFrame, { part, call, session }: AskedPart): Promise<Answer> {
  const { operator, locale, orderedAnswer } = frame;
  if (call === undefined) {
    const { code, [locale]: msg } = refusalReasons.badParameter;
    return { code, msg, data: { field: 'call' } };
  }
  const ordered = await orderedAnswer?.(call.name);
  if (ordered !== undefined) return ordered;
  const own = { ...frame, callName: call.name, session: call.needsSession ? await session() : undefined };
  const answer = await answerCall(call, own, {
    readFields: () => Promise.resolve(part.fields),
    okCode: answerCode.ok,
  });
  operator.failpoints.pass('midReply', call.name);
  return answer;
}

/** Whoever came with the token, looked up once for all. */
function sessionOnce({ operator, tokenHash, nowMs }: CallFrame): AskedPart['session'] {
  let found: Promise<PlayerSession | undefined> | undefined;
  return () => (found ??= tokenHash ? readSession(operator, tokenHash, nowMs) : Promise.resolve(undefined));
}

/** The answer, or that it failed when it takes too long: whoever asked asks again for this one alone. */
async function inTime(answer: Promise<Answer>, { locale }: CallFrame): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Answer>((resolve) => {
    timer = setTimeout(
      () =>
        resolve({ code: answerCode.serverFailure, msg: serviceMessages.serverFailure[locale], data: null }),
      longestMs,
    );
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
