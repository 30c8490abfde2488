import {
  AxiosError,
  AxiosHeaders,
  CanceledError,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import { answerBody } from './answerBody';
import { calls, type CallName } from '../contract/registry/calls';
import type { Reply } from './Reply';

/** Carries a reply out as the network would. */
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
      await waitOrCancel(config.timeout || undefined, config);
      throw new AxiosError('No answer in time', AxiosError.ECONNABORTED, config);
    case 'delayed':
      await waitOrCancel(reply.delayMs, config);
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

/** Waits, for ever when no time is given, and stops as soon as the caller cancels. */
function waitOrCancel(durationMs: number | undefined, config: InternalAxiosRequestConfig): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = durationMs === undefined ? undefined : setTimeout(resolve, durationMs);
    const cancel = () => {
      clearTimeout(timer);
      reject(new CanceledError('Cancelled', config));
    };
    if (config.signal?.aborted) cancel();
    else config.signal?.addEventListener?.('abort', cancel);
  });
}
