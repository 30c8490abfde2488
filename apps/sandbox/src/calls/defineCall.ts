import * as v from 'valibot';
import { Refusal } from '../kernel/Refusal';
import { checkComplete } from '../rules/players/accountNeed';
import { checkNotAway } from '../rules/players/away';
import { checkNotLocked, recordActivity } from '../rules/players/sessionLock';
import {
  type Call,
  type CallContext,
  type CallFrame,
  type ContractPart,
  type PlayerCallContext,
  SessionEnded,
} from './Call';
import { callsOfComplete, callsThatAct, callsWhileAway, callsWhileLocked } from './callRules';
import { openContext, openPlayerContext } from './idempotency';

/**
 * A call that needs a session, one that is not locked. Unless the contract opens it to those who are away, it also needs
 * a player who is not, and a session that does more than pay out. What gives something needs a complete account.
 *
 * @param repeat for a call that ends the session it is made with: answers a repetition, which has none any more
 */
export function playerCall<Request extends v.GenericSchema, Response extends v.GenericSchema>(
  contract: ContractPart<Request, Response>,
  handle: (
    context: PlayerCallContext,
    request: v.InferOutput<Request>,
  ) => v.InferOutput<Response> | Promise<v.InferOutput<Response>>,
  repeat?: Repeat<Response>,
): Call {
  return {
    name: contract.name,
    path: contract.path ?? '',
    needsSession: true,
    hasFiles: contract.hasFiles === true,
    endsSession: repeat !== undefined,
    async run(frame, fields) {
      const { session } = frame;
      if (!session) return checkAnswer(contract, await repeated(contract, { frame, fields, repeat }));
      if (!callsWhileLocked.has(contract.name)) checkNotLocked(session, frame);
      if (!callsWhileAway.has(contract.name)) checkIsHere(session, frame.nowMs);
      if (callsOfComplete.has(contract.name)) checkComplete(session.player);
      const request = checkText(v.parse(contract.request, fields));
      await frame.checkRateLimit?.();
      if (callsThatAct.has(contract.name)) await recordActivity(frame.operator, session, frame.nowMs);
      return checkAnswer(contract, await handle(openPlayerContext(frame, session, request), request));
    },
  };
}

/** Answers again what a call has answered that has ended its session; undefined when it never did. */
type Repeat<Response extends v.GenericSchema> = (
  context: CallContext,
) => Promise<v.InferOutput<Response> | undefined>;

interface Repetition<Response extends v.GenericSchema> {
  readonly frame: CallFrame;
  readonly fields: unknown;
  readonly repeat: Repeat<Response> | undefined;
}

/** @throws SessionEnded unless it is a repetition */
async function repeated<Request extends v.GenericSchema, Response extends v.GenericSchema>(
  contract: ContractPart<Request, Response>,
  { frame, fields, repeat }: Repetition<Response>,
): Promise<v.InferOutput<Response>> {
  const request = repeat && frame.tokenHash !== undefined && v.safeParse(contract.request, fields);
  const answer = request && request.success ? await repeat(openContext(frame, request.output)) : undefined;
  if (answer === undefined) throw new SessionEnded();
  frame.onReplay();
  return answer;
}

/**
 * Lets through whoever may do more than take money out. A session that pays out has nothing left once its player is
 * back: the next login opens a full one.
 *
 * @throws Refusal of `checkNotAway`, SessionEnded
 */
function checkIsHere({ player, isPayout }: PlayerCallContext['session'], nowMs: number): void {
  checkNotAway(player, nowMs);
  if (isPayout) throw new SessionEnded();
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
