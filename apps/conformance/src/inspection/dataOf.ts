import type { DescribedCall } from '@kislap/api/registry';
import * as v from 'valibot';
import type { Reply } from '../wire/Reply';

/** What a good answer says, read by the contract; undefined when it says no or cannot be read. */
export function dataOf(call: DescribedCall, reply: Reply | undefined): unknown {
  if (reply === undefined || reply.code !== call.codes[0]) return undefined;
  const read = v.safeParse(call.contract.response, reply.data);
  return read.success ? read.output : undefined;
}
