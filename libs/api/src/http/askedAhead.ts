import type { AheadReply } from './ApiConfig';
import { OfflineError } from './errors';
import { postMain, type Sender } from './postMain';
import { type MainReply, parseJson, retryAfterMs } from './readAnswer';

/** A read that is not answered by then is asked anew: it is behind the others, which have been answered since. */
const LONGEST_MS = 6_000;

/** The attempt that somebody made ahead: its answer, or, when there was none in time, the request as ever. */
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

/** @throws OfflineError 'cancelled' */
function inTime<Value>(value: Promise<Value>, { api, signal }: Sender): Promise<Value | undefined> {
  return new Promise((resolve, reject) => {
    const cancel = (): void => {
      clearTimeout(timer);
      reject(new OfflineError('cancelled', { wasSent: true }));
    };
    const timer = setTimeout(() => resolve(undefined), Math.min(LONGEST_MS, api.timeouts.timeoutMs));
    if (signal?.aborted) cancel();
    signal?.addEventListener('abort', cancel, { once: true });
    void value.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
    });
  });
}
