import type { InternalAxiosRequestConfig } from 'axios';
import type * as v from 'valibot';
import { answerCode } from '../contract/answerCode';
import { parseJsonText } from '../contract/loose/jsonText';
import { type answeredPart, askedParts } from '../contract/together';
import type { CallName } from '../contract/registry/calls';
import { performReply, type Reply } from './replies';

type Part = v.InferOutput<typeof answeredPart>;

const failed = { code: answerCode.serverFailure, msg: '', data: null, ts: undefined, k: undefined };

/**
 * The parts that answer calls which are asked together, each as it is answered alone. What is no envelope, or never
 * comes, is a failure in its place.
 *
 * @param calls the text of the form
 * @param replyTo what is prepared for one of them
 */
export async function replyTogether(
  calls: string,
  replyTo: (call: string, fields: Readonly<Record<string, string>>) => Promise<[CallName, Reply<unknown>]>,
  config: InternalAxiosRequestConfig,
): Promise<readonly Part[]> {
  const parts = parseJsonText(calls, askedParts) ?? [];
  return Promise.all(
    parts.map(async ({ call, fields }) => {
      const [name, reply] = await replyTo(call, fields);
      return { ...failed, ...(await bodyOf(name, reply, config)), call };
    }),
  );
}

async function bodyOf(
  call: CallName,
  reply: Reply<unknown>,
  config: InternalAxiosRequestConfig,
): Promise<object> {
  switch (reply.type) {
    case 'answer':
    case 'refusal':
      return Object(JSON.parse((await performReply(call, reply, config)).data));
    case 'delayed':
      await new Promise((resolve) => setTimeout(resolve, reply.delayMs));
      return bodyOf(call, reply.next, config);
    case 'text':
    case 'offline':
    case 'silence':
      return failed;
  }
}
