import type { DescribedCall } from '@kislap/api/registry';
import type { Inspection } from '../inspection/Inspection';
import type { Reply } from '../wire/Reply';
import type { Observation } from './Observation';
import { overPlain } from './overPlain';

/** Looks at the plain answers that say yes; the others are the business of other checks. */
export async function overGood(
  inspection: Inspection,
  look: (reply: Reply, call: DescribedCall) => string | undefined,
): Promise<readonly Observation[]> {
  return await overPlain(inspection, (reply, call) =>
    reply.code === call.codes[0] ? look(reply, call) : null,
  );
}
