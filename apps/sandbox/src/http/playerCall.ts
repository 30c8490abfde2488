import * as v from 'valibot';
import { callsHeldBack } from '../limits/callsHeldBack';
import { checkNotAway } from '../limits/checkNotAway';
import type { Call } from './Call';
import type { PlayerCallContext } from './CallContext';
import { checkAnswer } from './checkAnswer';
import { checkText } from './checkText';
import type { ContractPart } from './ContractPart';
import { openContext } from './openContext';
import { SessionEnded } from './SessionEnded';

/** A call that needs a session. One that gives or takes money for play also needs a player who is not on a break. */
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
      const request = checkText(v.parse(contract.request, fields));
      frame.keepPace?.();
      if (callsHeldBack.has(contract.name)) checkNotAway(session.player, frame.nowMs);
      return checkAnswer(contract, await handle({ ...openContext(frame, request), session }, request));
    },
  };
}
