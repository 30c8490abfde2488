import type * as v from 'valibot';

/** Reads the fields of a request. */
export type RequestSchema = v.GenericSchema<unknown, object>;

/**
 * What one call of the operator sends and answers.
 *
 * `request` reads the fields as they arrive, as text of a form; `response` reads the `data` of the answer
 * (payment calls: the whole body). `effect` says whether the call changes anything: a `write` carries one
 * idempotency key over all its attempts.
 *
 * @example
 * const write: CallContract = getUserAlmsCall;
 * write.effect; // => 'write'
 */
export interface CallContract<
  Request extends RequestSchema = RequestSchema,
  Response extends v.GenericSchema = v.GenericSchema,
> {
  readonly name: string;
  readonly path: string;
  readonly effect: 'read' | 'write';
  readonly request: Request;
  readonly response: Response;
  /** Whether it sends files: then it may be larger, and take longer, than any other call. */
  readonly hasFiles?: boolean;
}
