import type * as v from 'valibot';
import type { CallContract, RequestSchema } from './CallContract';

/** Describes a call that gives, takes or stores something. Its path is `/api/web/{name}`. */
// @__NO_SIDE_EFFECTS__
export function writeCall<Request extends RequestSchema, Response extends v.GenericSchema>(
  name: string,
  schemas: { readonly request: Request; readonly response: Response },
): CallContract<Request, Response> {
  return { name, effect: 'write', path: `/api/web/${name}`, ...schemas };
}
