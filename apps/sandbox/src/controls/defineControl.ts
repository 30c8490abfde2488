import * as v from 'valibot';
import type { Operator } from '../Operator';
import type { Control } from './Control';

/** A control call whose fields are read with a schema first. */
export function defineControl<Schema extends v.GenericSchema>(
  schema: Schema,
  act: (
    operator: Operator,
    fields: v.InferOutput<Schema>,
  ) => object | undefined | void | Promise<object | undefined | void>,
): Control {
  return async (operator, fields) => (await act(operator, v.parse(schema, fields))) ?? undefined;
}
