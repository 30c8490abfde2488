import type * as v from 'valibot';

/** One control call of the sandbox: `POST /__sandbox/{name}`, JSON both ways. */
export interface ControlContract<
  Request extends v.GenericSchema = v.GenericSchema,
  Response extends v.GenericSchema = v.GenericSchema,
> {
  readonly name: string;
  readonly request: Request;
  /** What it answers beside `ok: true`. */
  readonly response: Response;
}
