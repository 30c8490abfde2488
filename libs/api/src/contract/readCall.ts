import type * as v from 'valibot';
import type { CallContract, RequestSchema } from './CallContract';

/** Describes a call that changes nothing. Its path is `/api/web/{name}` unless told otherwise. */
// @__NO_SIDE_EFFECTS__
export function readCall<Request extends RequestSchema, Response extends v.GenericSchema>(
  name: string,
  schemas: { readonly request: Request; readonly response: Response; readonly path?: string },
): CallContract<Request, Response> {
  return { name, effect: 'read', path: `/api/web/${name}`, ...schemas };
}
