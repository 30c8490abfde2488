import type { DescribedCall } from '../registry/DescribedCall';
import type { JsonSchema } from './JsonSchema';
import { wireSchema } from './wireSchema';

/** The whole body of an answer: success with its data, or a refusal with one of the other codes. */
export function answerSchema({ contract, codes }: DescribedCall): JsonSchema {
  const [success, ...others] = codes;
  const refusal = {
    $ref: '#/components/schemas/Refusal',
    properties: { code: { enum: others } },
  };
  return {
    oneOf: [
      { title: 'Success', ...successSchema(contract, success) },
      { title: 'Refusal', ...refusal },
    ],
  };
}

function successSchema(contract: DescribedCall['contract'], code: unknown): JsonSchema {
  const data = wireSchema(contract.response);
  const status = { code: { const: code }, msg: { type: 'string' } };
  if ('okCode' in contract) {
    const { properties, required } = { properties: {}, required: [], ...data };
    const own = Array.isArray(required) ? required.filter((name) => name !== 'msg') : [];
    return {
      type: 'object',
      properties: { ...Object(properties), ...status },
      required: ['code', 'msg', ...own],
    };
  }
  const ts = { type: 'integer', description: 'The clock of the server, in epoch seconds.' };
  return { type: 'object', properties: { ...status, data, ts }, required: ['code', 'msg', 'data'] };
}
