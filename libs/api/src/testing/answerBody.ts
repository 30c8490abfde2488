import { calls, type CallName } from '../contract/registry/calls';

/**
 * The body of an ok answer to a call. The payment service puts its answer beside the code, the main API wraps it.
 *
 * @example
 * answerBody('getUserScore', { Score: 115000 }, 'ok'); // => { code: 200, msg: 'ok', data: { Score: 115000 } }
 * answerBody('withdraw', { orderid: 'W1' }, 'ok'); // => { code: 100, msg: 'ok', orderid: 'W1' }
 */
export function answerBody(call: CallName, data: unknown, msg: string): object {
  const contract = calls[call];
  if ('okCode' in contract) return { code: contract.okCode, msg, ...Object(data) };
  return { code: 200, msg, data };
}
