import * as v from 'valibot';
import type { CallFacts } from './callFacts';

/** Reads the fields of a request. */
export type RequestSchema = v.GenericSchema<unknown, object>;

/**
 * What one call sends and answers. `request` reads the form fields as text; `response` reads `data` (payment calls: the
 * whole body). `effect`: a `write` carries one idempotency key over all its attempts.
 *
 * @example
 * const write: CallContract = getUserAlmsCall;
 * write.effect; // => 'write'
 */
export interface CallContract<
  Request extends RequestSchema = RequestSchema,
  Response extends v.GenericSchema = v.GenericSchema,
  Name extends string = string,
> extends CallFacts {
  readonly name: Name;
  readonly path: string;
  readonly effect: 'read' | 'write';
  readonly request: Request;
  readonly response: Response;
  /** Whether it sends files: then it may be larger, and take longer, than any other call. */
  readonly hasFiles?: boolean;
  /** A poll or a ping, whose next turn is its second attempt: it is not sent again by itself. */
  readonly isSentOnce?: boolean;
}

/**
 * What one payment call sends and answers. The payment service has one path; `query` names the call, from
 * the player's id or the mode. Its answer is not wrapped: `response` reads the whole body, beside `code`
 * and `msg`.
 *
 * @example
 * const list: PaymentCallContract<number> = paylist4vipCall;
 * list.okCode; // => 200
 */
export interface PaymentCallContract<
  Target extends number | string,
  Request extends RequestSchema = RequestSchema,
  Response extends v.GenericSchema = v.GenericSchema,
> extends CallFacts {
  readonly name: string;
  readonly effect: 'read' | 'write';
  readonly body: 'json' | 'form';
  readonly okCode: number;
  readonly query: (target: Target) => string;
  readonly request: Request;
  readonly response: Response;
}

/** A declaration: what is left out is what most calls are. */
interface CallDeclaration<Request extends RequestSchema, Response extends v.GenericSchema> extends Partial<
  Omit<CallFacts, 'group'>
> {
  readonly group: CallFacts['group'];
  readonly request: Request;
  readonly response: Response;
  readonly path?: string;
  readonly isSentOnce?: true;
  readonly hasFiles?: true;
}

const usual = { auth: 'session', refusals: [] } as const;

/**
 * Declares a call that changes nothing, for a session unless `auth` says otherwise, without refusals of its own. Its
 * path is `/api/web/{name}` unless given. It is exported as `{name}Call`.
 */
// @__NO_SIDE_EFFECTS__
export function readCall<
  const Name extends string,
  Request extends RequestSchema,
  Response extends v.GenericSchema,
>(name: Name, declaration: CallDeclaration<Request, Response>): CallContract<Request, Response, Name> {
  return { name, effect: 'read', path: `/api/web/${name}`, kind: 'R', ...usual, ...declaration };
}

/** Declares a call that gives, takes or stores something; the rest is as in `readCall`. */
// @__NO_SIDE_EFFECTS__
export function writeCall<
  const Name extends string,
  Request extends RequestSchema,
  Response extends v.GenericSchema,
>(
  name: Name,
  declaration: CallDeclaration<Request, Response> & { readonly kind: 'I' | 'E' },
): CallContract<Request, Response, Name> {
  return { name, effect: 'write', path: `/api/web/${name}`, ...usual, ...declaration };
}

/** The same call, sent with an idempotency key: for a call that both looks and gives. */
// @__NO_SIDE_EFFECTS__
export function asWrite<Call extends CallContract>(call: Call): Call {
  return { ...call, effect: 'write' };
}

/**
 * The request of a call without fields: an empty form.
 *
 * @example
 * import { parse } from 'valibot';
 * parse(emptyRequest, {}); // => {}
 */
export const emptyRequest = v.object({});

/** The `data` of an answer that carries none: whatever a server puts there reads as null. */
export const nothing = v.optional(
  v.pipe(
    v.unknown(),
    v.transform(() => null),
  ),
  null,
);
