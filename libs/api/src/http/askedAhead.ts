import type { AheadReply } from './ApiConfig';
import { OfflineError } from './errors';
import { postMain, type Sender } from './postMain';
import { type MainReply, parseJson, retryAfterMs } from './readAnswer';

/** The attempt that somebody made ahead: its answer, or, when there was none, the request as ever. */
export const askedAhead =
  (ahead: Promise<AheadReply | undefined>): typeof postMain =>
  async (call, fields, sender) => {
    const reply = await inTime(ahead, sender);
    return reply === undefined ? postMain(call, fields, sender) : read(reply);
  };

const read = ({ status, retryAfter, text }: AheadReply): MainReply => ({
  status,
  retryAfterMs: retryAfterMs(retryAfter),
  body: withoutClock(parseJson(text)),
});

/** It has lain for a while: what time it was then is not what time it is. */
const withoutClock = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body, ts: undefined } : body;

/** @throws OfflineError 'timeout' or 'cancelled' */
function inTime<Value>(value: Promise<Value>, { api, signal }: Sender): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = (reason: 'timeout' | 'cancelled') => () => {
      clearTimeout(timer);
      reject(new OfflineError(reason, { wasSent: true }));
    };
    const cancel = stop('cancelled');
    const timer = setTimeout(stop('timeout'), api.timeouts.timeoutMs);
    if (signal?.aborted) cancel();
    signal?.addEventListener('abort', cancel, { once: true });
    void value.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
    });
  });
}
