import {
  AxiosError,
  AxiosHeaders,
  type AxiosResponse,
  CanceledError,
  type InternalAxiosRequestConfig,
} from 'axios';
import { type CallName, calls } from '../contract/registry/calls';

/**
 * What the fake operator does with a call.
 *
 * @example
 * const reply: Reply<never> = refuse(1014, 'No such message.');
 * reply.type; // => 'refusal'
 */
export type Reply<Data> =
  | { readonly type: 'answer'; readonly data: Data; readonly message: string }
  | { readonly type: 'refusal'; readonly code: number; readonly message: string; readonly data: unknown }
  | { readonly type: 'text'; readonly text: string; readonly status: number }
  | { readonly type: 'offline' }
  | { readonly type: 'silence' }
  | { readonly type: 'delayed'; readonly delayMs: number; readonly next: Reply<Data> };

/**
 * Answers ok with the contract's data.
 *
 * @example
 * import { configureApi, getBalance } from '@kislap/api';
 * configureApi({ adapter: createFakeOperator({ getUserScore: () => answer({ Score: 115000 }) }).adapter });
 * await getBalance(); // => 115000
 */
export function answer<Data>(data: Data, message = 'ok'): Reply<Data> {
  return { type: 'answer', data, message };
}

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

/**
 * Answers a body that is no envelope: HTML, cut JSON, nothing.
 *
 * @example
 * import { configureApi, ContractError, logOut } from '@kislap/api';
 * configureApi({ adapter: createFakeOperator({ loginOut: () => answerText('<html>') }).adapter });
 * await logOut({ attempts: 1 }); // throws ContractError
 */
export function answerText(text: string, status = 200): Reply<never> {
  return { type: 'text', text, status };
}

/**
 * There is no connection.
 *
 * @example
 * import { configureApi, logOut, OfflineError } from '@kislap/api';
 * configureApi({ adapter: createFakeOperator({ loginOut: beOffline }).adapter });
 * await logOut({ attempts: 1 }); // throws OfflineError
 */
export function beOffline(): Reply<never> {
  return { type: 'offline' };
}

/**
 * Does something later.
 *
 * @example
 * import { configureApi, getBalance } from '@kislap/api';
 * configureApi({ adapter: createFakeOperator({ getUserScore: () => delayed(5, answer({ Score: 115000 })) }).adapter });
 * await getBalance(); // => 115000
 */
export function delayed<Data>(delayMs: number, next: Reply<Data>): Reply<Data> {
  return { type: 'delayed', delayMs, next };
}

/**
 * Never answers; the call times out or is cancelled.
 *
 * @example
 * import { configureApi, logOut, OfflineError, timeouts } from '@kislap/api';
 * const { adapter } = createFakeOperator({ loginOut: keepSilent });
 * configureApi({ adapter, timeouts: { ...timeouts, timeoutMs: 5 } });
 * await logOut({ attempts: 1 }); // throws OfflineError
 */
export function keepSilent(): Reply<never> {
  return { type: 'silence' };
}

/**
 * Answers another code than ok, with the facts a refusal may carry.
 *
 * @example
 * import { AnswerError, configureApi, getMail } from '@kislap/api';
 * configureApi({ adapter: createFakeOperator({ getMsgInfo: () => refuse(1014, 'No such message.') }).adapter });
 * await getMail(44); // throws AnswerError
 */
export function refuse(code: number, message = '', data: unknown = null): Reply<never> {
  return { type: 'refusal', code, message, data };
}

/** Carries a reply out; one that never comes is ended by `withinTime`. */
export async function performReply(
  call: CallName,
  reply: Reply<unknown>,
  config: InternalAxiosRequestConfig,
): Promise<AxiosResponse<string>> {
  switch (reply.type) {
    case 'answer':
      return respond(config, JSON.stringify(answerBody(call, reply.data, reply.message)));
    case 'refusal':
      return respond(config, JSON.stringify(refusalBody(call, reply)));
    case 'text':
      return respond(config, reply.text, reply.status);
    case 'offline':
      throw new AxiosError('There is no connection', AxiosError.ERR_NETWORK, config);
    case 'silence':
      return new Promise(() => undefined);
    case 'delayed':
      await new Promise((resolve) => setTimeout(resolve, reply.delayMs));
      return performReply(call, reply.next, config);
  }
}

function respond(config: InternalAxiosRequestConfig, data: string, status = 200): AxiosResponse<string> {
  return { data, status, statusText: '', headers: new AxiosHeaders(), config };
}

function refusalBody(
  call: CallName,
  { code, message, data }: Extract<Reply<unknown>, { type: 'refusal' }>,
): object {
  return 'okCode' in calls[call]
    ? { code, msg: message, ...Object(data ?? {}) }
    : { code, msg: message, data };
}

/** Ends a call as the network does: when it takes longer than its timeout, or as soon as the caller cancels. */
export function withinTime<Answer>(
  config: InternalAxiosRequestConfig,
  answer: Promise<Answer>,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { signal, timeout } = config;
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener?.('abort', cancel);
    };
    const cancel = () => {
      end();
      reject(new CanceledError('Cancelled', config));
    };
    const tooLate = () => {
      end();
      reject(new AxiosError('No answer in time', AxiosError.ECONNABORTED, config));
    };
    const timer = timeout ? setTimeout(tooLate, timeout) : undefined;
    if (signal?.aborted === true) return cancel();
    signal?.addEventListener?.('abort', cancel);
    answer.then(resolve, reject).finally(end);
  });
}
