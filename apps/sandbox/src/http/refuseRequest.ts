import { answerCode } from '@kislap/api/contract';
import type { Context } from 'hono';
import { serviceMessages } from './serviceMessages';

/** What is wrong with a request before anybody looks at its call: the HTTP status, the code and the words. */
const refusals = {
  unknownCall: { status: 404, code: answerCode.notFound },
  usePost: { status: 405, code: answerCode.badParameter },
  tooLarge: { status: 413, code: answerCode.badParameter },
  otherSite: { status: 403, code: answerCode.badParameter },
} as const;

/** Refuses a request in the shape that every answer has, so that no client has to read anything else. */
export function refuseRequest(context: Context, reason: keyof typeof refusals): Response {
  const { status, code } = refusals[reason];
  if (reason === 'usePost') context.header('Allow', 'POST');
  return context.json({ code, msg: serviceMessages[reason].en, data: null }, status);
}
