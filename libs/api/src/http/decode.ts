import * as v from 'valibot';
import { ContractError } from './ContractError';

/**
 * Reads the content of an ok answer.
 *
 * @throws ContractError naming the first field that does not fit
 */
export function decode<Schema extends v.GenericSchema>(
  call: string,
  schema: Schema,
  content: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, content);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new ContractError(call, 'mismatch', `${v.getDotPath(issue) ?? 'data'}: ${issue.message}`);
}
