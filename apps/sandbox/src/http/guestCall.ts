import * as v from 'valibot';
import type { Call } from './Call';
import type { CallContext } from './CallContext';
import { checkAnswer } from './checkAnswer';
import { checkText } from './checkText';
import type { ContractPart } from './ContractPart';
import { openContext } from './openContext';

/** A call that anybody may make. */
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
      frame.keepPace?.();
      return checkAnswer(contract, await handle(openContext(frame, request), request));
    },
  };
}
