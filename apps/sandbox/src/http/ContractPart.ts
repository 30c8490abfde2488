import type * as v from 'valibot';

/** What main and payment calls have in common in the contract. */
export interface ContractPart<Request extends v.GenericSchema, Response extends v.GenericSchema> {
  readonly name: string;
  /** Payment calls have none: they share one path. */
  readonly path?: string;
  readonly request: Request;
  readonly response: Response;
  readonly hasFiles?: boolean;
}
