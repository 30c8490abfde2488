import * as v from 'valibot';
import { type CallContract, type PaymentCallContract, readCall } from './call';
import { envelope } from './envelope';
import { eachInPlace } from './loose/lists';
import { looseText } from './loose/texts';

/**
 * How many calls are asked together at most.
 *
 * @example
 * mostTogether; // => 24
 */
export const mostTogether = 24;

/**
 * One of the calls that are asked together, by its name and its form.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(askedPart, { call: 'orderInfo', fields: { orderid: 'D3' } }).fields; // => { orderid: 'D3' }
 */
export const askedPart = v.object({
  /** The name of the call. */
  call: v.string(),
  /** Its form: each field as the text that it is in a form. */
  fields: v.optional(v.record(v.string(), v.string()), {}),
});

/**
 * All of them, as they stand in the text `calls`.
 *
 * @example
 * parseJsonText('[{"call":"getUserInfo"}]', askedParts)?.length; // => 1
 */
export const askedParts = v.pipe(v.array(askedPart), v.minLength(1), v.maxLength(mostTogether));

/**
 * The answer to one of them: the envelope that it has when it is asked alone, and whose it is.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(answeredPart, { call: 'getMsgCount', code: 200, msg: 'ok', data: { count: 2 } }).call; // => 'getMsgCount'
 */
export const answeredPart = v.object({
  /** The name of the call that it answers. */
  call: looseText,
  /** Its code. */
  code: envelope.entries.code,
  /** Its text for the player; may be ''. */
  msg: envelope.entries.msg,
  /** Its data, or the facts of its refusal. */
  data: envelope.entries.data,
  /** The clock of the server, in epoch seconds. */
  ts: envelope.entries.ts,
  /** A message id that the app may word itself. */
  k: envelope.entries.k,
});

/**
 * Asks several calls that change nothing in one request. Optional: the app makes it only when the operator's settings say
 * `asksTogether`, and asks each call alone otherwise. Every call is answered as if it had been asked alone, by the token
 * that came along: with its own code, in its own envelope, each for itself. What does not only read is refused in its
 * place with 1001 and not done; so is a name that is no call. One call that is late must not keep the others: a server
 * answers it with 500 in its place after a second or two, and the app asks for it again alone.
 *
 * @example
 * import { parse } from 'valibot';
 * const { answers } = parse(askTogetherCall.response, { answers: [{ call: 'getUserInfo', code: 400, msg: '' }] });
 * answers[0]?.code; // => 400
 */
export const askTogetherCall = readCall('askTogether', {
  group: 'config',
  auth: 'open',
  refusals: ['switchedOff'],
  request: v.object({
    /** JSON text: a list of `{call, fields}`, 24 at most, each with the name of a call and the texts of its form. */
    calls: v.string(),
  }),
  response: v.object({
    /** One for each call, in the order in which they were asked. */
    answers: eachInPlace(answeredPart),
  }),
});

/**
 * Whether a call may be asked together with others: it changes nothing, sends no file, is not a payment's, and is not one
 * that goes alone (the balance, the key of payments, an opened letter). A server refuses the others in their place.
 *
 * @example
 * isAskedTogether(getUserInfoCall); // => true
 * isAskedTogether(bindPhoneCall); // => false
 */
export function isAskedTogether(
  call: CallContract | PaymentCallContract<number> | PaymentCallContract<string>,
): boolean {
  if ('okCode' in call || call.name === askTogetherCall.name || call.goesAlone === true) return false;
  return call.effect === 'read' && call.kind === 'R' && call.hasFiles !== true;
}
