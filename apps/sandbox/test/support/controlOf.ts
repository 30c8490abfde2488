import type * as contracts from '@kislap/api/controls';
import type { GenericSchema, InferInput } from 'valibot';
import type { TestOperator } from './TestOperator';

type Contracts = typeof contracts;
/** The contract of each control call by its name. */
type ContractOf = {
  [
    Key in keyof Contracts as Contracts[Key] extends { name: infer Name extends string } ? Name : never
  ]: Contracts[Key];
};
type AnswerOf<Name extends keyof ContractOf> = ContractOf[Name] extends {
  response: infer Response extends GenericSchema;
}
  ? InferInput<Response>
  : never;

/** Makes control calls of an operator, as the console does: the answer as it is on the wire. */
export function controlOf(operator: TestOperator) {
  return async <Name extends keyof ContractOf>(name: Name, fields: object = {}): Promise<AnswerOf<Name>> => {
    const answered = await operator.fetch(`/__sandbox/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(fields),
    });
    return await answered.json();
  };
}
