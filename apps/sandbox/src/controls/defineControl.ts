import type { ControlContract } from '@kislap/api/controls';
import * as v from 'valibot';
import { checkText } from '../http/checkText';
import type { Operator } from '../Operator';
import type { Control } from './Control';

/** A control call by its contract: its fields are read with the schema first. */
export function defineControl<Request extends v.GenericSchema, Response extends v.GenericSchema>(
  contract: ControlContract<Request, Response>,
  act: (
    operator: Operator,
    fields: v.InferOutput<Request>,
  ) => v.InferInput<Response> | Promise<v.InferInput<Response>>,
): Control {
  return {
    name: contract.name,
    run: async (operator, fields) => await act(operator, checkText(v.parse(contract.request, fields))),
  };
}
