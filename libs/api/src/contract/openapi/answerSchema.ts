import type { DescribedCall } from '../registry/DescribedCall';
import { dataSchema } from './dataSchema';
import type { JsonSchema } from './JsonSchema';

/** The whole body of an answer: success with its data, or a refusal with one of the other codes. */
export function answerSchema(call: DescribedCall): JsonSchema {
  const [success, ...others] = call.codes;
  const refusal = {
    $ref: '#/components/schemas/Refusal',
    properties: { code: { enum: others } },
  };
  return {
    oneOf: [
      { title: 'Success', ...successSchema(call, success) },
      { title: 'Refusal', ...refusal },
    ],
  };
}

function successSchema(call: DescribedCall, code: unknown): JsonSchema {
  const data = dataSchema(call);
  const status = { code: { const: code }, msg: { type: 'string' } };
  if ('okCode' in call.contract) {
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
