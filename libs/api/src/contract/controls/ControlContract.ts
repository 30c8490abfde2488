import type * as v from 'valibot';

/**
 * One control call of the sandbox: `POST /__sandbox/{name}`, JSON both ways.
 *
 * @example
 * const isEmpty = ({ response }: ControlContract) => Object.keys(response).length === 0;
 * isEmpty(stateControl); // => false
 */
export interface ControlContract<
  Request extends v.GenericSchema = v.GenericSchema,
  Response extends v.GenericSchema = v.GenericSchema,
> {
  readonly name: string;
  readonly request: Request;
  /** What it answers beside `ok: true`. */
  readonly response: Response;
}
