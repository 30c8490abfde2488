import type { DescribedCall } from '../registry/DescribedCall';
import { answerSchema } from './answerSchema';
import type { CallExamples } from './CallExamples';
import { purposeOf } from './purposeOf';
import type { JsonSchema } from './JsonSchema';
import { requestSchema } from './requestSchema';

const reference = (kind: string, name: string): JsonSchema => ({ $ref: `#/components/${kind}/${name}` });

/** One call of the main API as an operation. */
export function callOperation(call: DescribedCall, examples: CallExamples): JsonSchema {
  const { name, facts, contract, codes } = call;
  const example = examples[name];
  return {
    operationId: name,
    tags: [facts.group],
    summary: facts.purpose,
    description: purposeOf(call),
    security: securityOf(facts.auth),
    parameters: [
      ...(contract.effect === 'write' ? [reference('parameters', 'IdempotencyKey')] : []),
      reference('parameters', 'Language'),
    ],
    requestBody: {
      content: {
        'multipart/form-data': {
          schema: requestSchema(call),
          ...(example && { example: example.request }),
        },
      },
    },
    responses: {
      '200': {
        description: 'Success, or a refusal: the `code` in the body says which.',
        content: {
          'application/json': { schema: answerSchema(call), ...(example && { example: example.answer }) },
        },
      },
    },
    'x-class': facts.kind,
    'x-codes': codes,
    ...(facts.paging && { 'x-paging': facts.paging }),
  };
}

/** `open` calls take a token and do without; `bare` ones are never sent one. */
function securityOf(auth: DescribedCall['facts']['auth']): readonly object[] {
  if (auth === 'session') return [{ session: [] }];
  return auth === 'open' ? [{}, { session: [] }] : [];
}
