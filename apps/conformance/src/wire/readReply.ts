import { envelope } from '@kislap/api/contract';
import * as v from 'valibot';
import type { Reply } from './Reply';

/** Reads what came as an answer of one of the two services, as far as it is one. */
export function readReply(
  service: 'main' | 'payment',
  came: Pick<Reply, 'status' | 'headers' | 'text' | 'ms'>,
): Reply {
  const body = parseJson(came.text);
  const read = v.safeParse(envelope, body);
  const { code, msg, ts } = read.success ? read.output : unread;
  const data = service === 'payment' ? body : read.success ? read.output.data : undefined;
  return { ...came, silence: undefined, body, code, msg, ts, data };
}

const unread = { code: undefined, msg: '', ts: undefined };

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
