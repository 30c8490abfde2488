import type { ControlContract } from '@kislap/api/controls';
import * as v from 'valibot';

/** A control call that was not done. `reason` is the sandbox's own word, or `unreachable`. */
export class ControlError extends Error {
  override readonly name = 'ControlError';

  constructor(readonly reason: string) {
    super(reason);
  }
}

const refusal = v.object({ reason: v.string() });

/**
 * Makes a control call of the sandbox this page came from.
 *
 * @throws ControlError when it was refused, could not be reached, or answered what the contract does not know
 */
export async function callControl<Request extends v.GenericSchema, Response extends v.GenericSchema>(
  { name, response }: ControlContract<Request, Response>,
  fields: v.InferInput<Request>,
): Promise<v.InferOutput<Response>> {
  const answered = await fetch(`/__sandbox/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  }).catch(() => undefined);
  const body: unknown = await answered?.json().catch(() => undefined);
  if (answered?.ok !== true) {
    throw new ControlError(v.is(refusal, body) ? body.reason : 'unreachable');
  }
  const read = v.safeParse(response, body);
  if (!read.success) throw new ControlError(`${name}: ${read.issues[0].message}`);
  return read.output;
}
