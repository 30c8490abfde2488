import type * as v from 'valibot';
import type { CallName, Calls } from '../contract/registry/calls';
import type { Reply } from './Reply';
import type { SeenCall } from './SeenCall';

/** The fields of a call, read by the contract. */
export type RequestOf<Name extends CallName> = v.InferOutput<Calls[Name]['request']>;

/** What a call answers, in the contract's own names and units. */
export type DataOf<Name extends CallName> = v.InferOutput<Calls[Name]['response']>;

/** What the operator does with one call. */
export type Handler<Name extends CallName> = (
  request: RequestOf<Name>,
  seen: SeenCall,
) => Reply<DataOf<Name>> | Promise<Reply<DataOf<Name>>>;

/** What the operator does with each call it is prepared for. */
export type Handlers = { readonly [Name in CallName]?: Handler<Name> };
