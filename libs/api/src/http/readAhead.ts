import type * as v from 'valibot';
import type { CallContract, RequestSchema } from '../contract/call';
import { envelope } from '../contract/envelope';
import type { AheadReply } from './ApiConfig';
import { classifyAnswer } from './classifyAnswer';
import { decode, parseJson, readEnvelope } from './readAnswer';

/**
 * What an answer that was asked ahead says, without taking it over: for what is drawn before any call is made.
 *
 * @returns nothing where it refuses: whoever takes it over deals with that
 * @throws ContractError when it cannot be read
 */
export function readAhead<Response extends v.GenericSchema>(
  call: CallContract<RequestSchema, Response>,
  { status, text }: AheadReply,
): v.InferOutput<Response> | undefined {
  const answer = readEnvelope(parseJson(text), envelope);
  if (!answer || classifyAnswer({ type: 'answered', status, code: answer.code }) !== 'ok') return undefined;
  return decode(call.name, call.response, answer.data);
}
