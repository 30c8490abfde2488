import type { DescribedCall } from '@kislap/api/registry';
import { type CheckContext, oncePerRun } from '../context/CheckContext';
import type { Reply } from '../wire/wire';
import { type Observation, observe } from './Check';

/**
 * Looks at the plain answer of every reading call.
 *
 * @param look says what is wrong with it, `undefined` when nothing is, or `null` when it has nothing to look at
 */
export async function forEachResponse(
  context: CheckContext,
  look: (reply: Reply, call: DescribedCall) => string | undefined | null,
): Promise<readonly Observation[]> {
  const observations: Observation[] = [];
  for (const call of context.reads) {
    const reply = await context.plain(call);
    const seen = reply && look(reply, call);
    if (!reply) observations.push(observe.skipped(call.name, 'nothing to ask with'));
    else if (seen === null) observations.push(observe.skipped(call.name, 'no answer to look at'));
    else observations.push(observe.unless(call.name, seen));
  }
  return observations;
}

/** Looks at the plain answers that say yes; the others are the business of other checks. */
export async function forEachOkResponse(
  context: CheckContext,
  look: (reply: Reply, call: DescribedCall) => string | undefined,
): Promise<readonly Observation[]> {
  return await forEachResponse(context, (reply, call) =>
    reply.code === call.codes[0] ? look(reply, call) : null,
  );
}

/** What the server says to a call that nobody knows. */
export const unknownReply = oncePerRun(
  async (context) =>
    await context.wire({
      target: '/api/web/noSuchCallOfTheContract',
      service: 'main',
      body: 'multipart',
      fields: {},
    }),
);
