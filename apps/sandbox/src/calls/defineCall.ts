import * as v from 'valibot';
import { Refusal } from '../kernel/Refusal';
import { checkNotExcluded } from '../rules/limits/selfExclusion';
import { checkNotLocked, recordActivity } from '../rules/players/sessionLock';
import { type Call, type CallContext, type ContractPart, type PlayerCallContext, SessionEnded } from './Call';
import { restrictedCalls, callsThatAct, callsWhileLocked } from './callRules';
import { openContext } from './idempotency';

/**
 * A call that needs a session, one that is not locked. One that gives or takes money for play also needs a player who
 * is not on a break.
 */
export function playerCall<Request extends v.GenericSchema, Response extends v.GenericSchema>(
  contract: ContractPart<Request, Response>,
  handle: (
    context: PlayerCallContext,
    request: v.InferOutput<Request>,
  ) => v.InferOutput<Response> | Promise<v.InferOutput<Response>>,
): Call {
  return {
    name: contract.name,
    path: contract.path ?? '',
    needsSession: true,
    hasFiles: contract.hasFiles === true,
    async run(frame, fields) {
      const { session } = frame;
      if (!session) throw new SessionEnded();
      if (!callsWhileLocked.has(contract.name)) checkNotLocked(session, frame);
      const request = checkText(v.parse(contract.request, fields));
      await frame.checkRateLimit?.();
      if (restrictedCalls.has(contract.name)) checkNotExcluded(session.player, frame.nowMs);
      if (callsThatAct.has(contract.name)) await recordActivity(frame.operator, session, frame.nowMs);
      return checkAnswer(contract, await handle({ ...openContext(frame, request), session }, request));
    },
  };
}

/** A call that needs no session. */
export function guestCall<Request extends v.GenericSchema, Response extends v.GenericSchema>(
  contract: ContractPart<Request, Response>,
  handle: (
    context: CallContext,
    request: v.InferOutput<Request>,
  ) => v.InferOutput<Response> | Promise<v.InferOutput<Response>>,
): Call {
  return {
    name: contract.name,
    path: contract.path ?? '',
    needsSession: false,
    async run(frame, fields) {
      const request = checkText(v.parse(contract.request, fields));
      await frame.checkRateLimit?.();
      return checkAnswer(contract, await handle(openContext(frame, request), request));
    },
  };
}

/**
 * Lets an answer out only if the client's schema can read it.
 *
 * @throws Error naming the call and the place that does not fit
 */
function checkAnswer(contract: ContractPart<v.GenericSchema, v.GenericSchema>, answer: unknown): unknown {
  const checked = v.safeParse(contract.response, answer);
  if (checked.success) return answer;
  const [issue] = checked.issues;
  throw new Error(`${contract.name} answers what its contract does not allow: ${issue.message}`);
}

/** What no database keeps as text: the NUL sign, and half of a character of two halves. */
const unstorable = /[\0\p{Surrogate}]/u;

/**
 * Lets a request through only if all its texts can be kept and handed out again as they came.
 *
 * @throws Refusal `badParameter` naming the field
 */
export function checkText<Fields>(fields: Fields): Fields {
  for (const [field, value] of Object.entries(fields ?? {})) {
    if (typeof value === 'string' && unstorable.test(value)) throw new Refusal('badParameter', { field });
  }
  return fields;
}
