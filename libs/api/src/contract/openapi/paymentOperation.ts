import type { DescribedCall } from '../registry/DescribedCall';
import { answerSchema } from './answerSchema';
import type { CallExamples } from './CallExamples';
import { purposeOf } from './purposeOf';
import type { JsonSchema } from './JsonSchema';
import { requestSchema } from './requestSchema';

const target: JsonSchema = {
  name: 'f',
  in: 'query',
  required: true,
  description: '`paylist4vip`, `{mode}_deposit` (then also `c=h5`) or `{mode}_withdraw`.',
  schema: { type: 'string', pattern: '^(paylist4vip|\\w{1,40}_(deposit|withdraw))$' },
};

/**
 * The payment service as one operation. All its calls have one path and differ in the query, which OpenAPI has no paths
 * for: the body and the answer are one of three.
 */
export function paymentOperation(calls: readonly DescribedCall[], examples: CallExamples): JsonSchema {
  const forms = calls.filter(({ contract }) => 'body' in contract && contract.body === 'form');
  const lists = calls.filter((call) => !forms.includes(call));
  const bodyOf = (some: readonly DescribedCall[]) => ({
    schema: { oneOf: some.map((call) => ({ title: call.name, ...requestSchema(call) })) },
    examples: examplesOf(some, examples, 'request'),
  });
  return {
    operationId: 'payment',
    tags: ['payment'],
    summary: 'The payment service: what can be paid with, deposits and withdrawals.',
    description: calls
      .map((call) => `## ${call.name}\n\n${call.facts.purpose} ${purposeOf(call)}`)
      .join('\n\n'),
    security: [{ session: [] }],
    parameters: [
      target,
      { name: 'u', in: 'query', description: 'The player, for `paylist4vip`.', schema: { type: 'integer' } },
      { name: 'c', in: 'query', description: '`h5`, for deposits.', schema: { type: 'string' } },
      { $ref: '#/components/parameters/IdempotencyKey' },
      { $ref: '#/components/parameters/Language' },
    ],
    requestBody: {
      content: { 'application/json': bodyOf(lists), 'application/x-www-form-urlencoded': bodyOf(forms) },
    },
    responses: {
      '200': {
        description: 'An answer without envelope: `code` and `msg` beside the fields.',
        content: {
          'application/json': {
            schema: { anyOf: calls.map((call) => ({ title: call.name, ...answerSchema(call) })) },
            examples: examplesOf(calls, examples, 'answer'),
          },
        },
      },
    },
  };
}

function examplesOf(
  calls: readonly DescribedCall[],
  examples: CallExamples,
  side: 'request' | 'answer',
): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(
    calls.flatMap(({ name }) => {
      const example = examples[name];
      return example ? [[name, { value: example[side] }]] : [];
    }),
  );
}
