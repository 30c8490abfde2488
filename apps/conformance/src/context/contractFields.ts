import { depositCall, paylist4vipCall, PAYMENT_PATH, withdrawCall } from '@kislap/api/contract';
import { calls, type DescribedCall } from '@kislap/api/registry';
import * as v from 'valibot';
import type { Reply, WireRequest } from '../wire/wire';

/** One field of a request. */
interface RequestField {
  readonly name: string;
  readonly isRequired: boolean;
  /** Whether any text at all can be read as it. */
  readonly isText: boolean;
}

/** The fields a call asks for, as its schema says. */
export function fieldsOf({ name }: DescribedCall): readonly RequestField[] {
  const schemas: readonly (readonly [string, v.GenericSchema])[] = Object.entries(
    calls[name].request.entries,
  );
  return schemas.map(([field, schema]) => ({
    name: field,
    isRequired: schema.type !== 'optional',
    isText: v.is(schema, 'any text'),
  }));
}

/** What a good answer says, read by the contract; undefined when it says no or cannot be read. */
export function dataOf(call: DescribedCall, reply: Reply | undefined): unknown {
  if (reply === undefined || reply.code !== call.codes[0]) return undefined;
  const read = v.safeParse(call.contract.response, reply.data);
  return read.success ? read.output : undefined;
}

/**
 * Where a call is sent and how its body is written.
 *
 * @param mode of a deposit or withdrawal; the user id of a payment list
 */
export function targetOf(
  { name, contract }: DescribedCall,
  mode: string,
): Pick<WireRequest, 'target' | 'service' | 'body'> {
  if (!('okCode' in contract)) return { target: contract.path, service: 'main', body: 'multipart' };
  return { target: `${PAYMENT_PATH}?${queryOf(name, mode)}`, service: 'payment', body: contract.body };
}

function queryOf(name: DescribedCall['name'], mode: string): string {
  if (name === 'deposit') return depositCall.query(mode);
  if (name === 'withdraw') return withdrawCall.query(mode);
  return paylist4vipCall.query(Number(mode));
}
