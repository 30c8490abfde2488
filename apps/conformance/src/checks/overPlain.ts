import type { DescribedCall } from '@kislap/api/registry';
import type { Inspection } from '../inspection/Inspection';
import type { Reply } from '../wire/Reply';
import type { Observation } from './Observation';
import { observe } from './observe';

/**
 * Looks at the plain answer of every reading call.
 *
 * @param look says what is wrong with it, `undefined` when nothing is, or `null` when it has nothing to look at
 */
export async function overPlain(
  inspection: Inspection,
  look: (reply: Reply, call: DescribedCall) => string | undefined | null,
): Promise<readonly Observation[]> {
  const observations: Observation[] = [];
  for (const call of inspection.reads) {
    const reply = await inspection.plain(call);
    const seen = reply && look(reply, call);
    if (!reply) observations.push(observe.skipped(call.name, 'nothing to ask with'));
    else if (seen === null) observations.push(observe.skipped(call.name, 'no answer to look at'));
    else observations.push(observe.unless(call.name, seen));
  }
  return observations;
}
