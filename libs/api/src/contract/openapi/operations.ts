import { callPolicy } from '../callPolicy';
import type { DescribedCall } from '../registry/describedCalls';
import type { Payloads } from './payloads';
import { purposeOf } from './purposeOf';
import type { JsonSchema } from './wireForms';

/**
 * What was sent and answered in a real run, with secrets and long lists cut.
 *
 * @example
 * const run: CallExample = { request: {}, answer: { code: 200 } };
 * run.answer['code']; // => 200
 */
export interface CallExample {
  readonly request: Readonly<Record<string, unknown>>;
  readonly answer: Readonly<Record<string, unknown>>;
}

/**
 * Real runs by the name of the call.
 *
 * @example
 * const runs: CallExamples = { getUserScore: { request: {}, answer: { code: 200 } } };
 * runs['login']; // => undefined
 */
export type CallExamples = Readonly<Record<string, CallExample | undefined>>;

const reference = (kind: string, name: string): JsonSchema => ({ $ref: `#/components/${kind}/${name}` });

const unserved = reference('responses', 'Unserved');

/** One call of the main API as an operation. */
export function callOperation(call: DescribedCall, examples: CallExamples, payloads: Payloads): JsonSchema {
  const { name, purpose, facts, contract, codes } = call;
  const example = examples[name];
  return {
    operationId: name,
    tags: [facts.group],
    summary: firstSentence(purpose),
    description: `${purpose}\n\n${purposeOf(call)}`,
    security: securityOf(facts.auth),
    parameters: [
      ...(contract.effect === 'write' ? [reference('parameters', 'IdempotencyKey')] : []),
      reference('parameters', 'Language'),
    ],
    requestBody: {
      content: {
        'multipart/form-data': {
          schema: payloads.request(call),
          ...(example && { example: example.request }),
        },
      },
    },
    responses: {
      '200': {
        description: 'Success, or a refusal: the `code` in the body says which.',
        content: {
          'application/json': {
            schema: payloads.response(call),
            ...(example && { example: example.answer }),
          },
        },
      },
      '4XX': unserved,
    },
    'x-class': facts.kind,
    'x-attempts': callPolicy(contract).attempts,
    'x-codes': codes,
    ...(facts.paging && { 'x-paging': facts.paging }),
  };
}

/** What a list of operations shows of it. */
function firstSentence(text: string): string {
  return /^.*?\.(?=\s|$)/.exec(text)?.[0] ?? text;
}

/** `open` calls take a token and do without; `bare` ones are never sent one. */
function securityOf(auth: DescribedCall['facts']['auth']): readonly object[] {
  if (auth === 'session') return [{ session: [] }];
  return auth === 'open' ? [{}, { session: [] }] : [];
}

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
export function paymentOperation(
  calls: readonly DescribedCall[],
  examples: CallExamples,
  payloads: Payloads,
): JsonSchema {
  const forms = calls.filter(({ contract }) => 'body' in contract && contract.body === 'form');
  const lists = calls.filter((call) => !forms.includes(call));
  const bodyOf = (name: string, some: readonly DescribedCall[]) => ({
    schema: payloads.payload(name, anyOneOf(some.map((call) => payloads.request(call)))),
    examples: examplesOf(some, examples, 'request'),
  });
  return {
    operationId: 'payment',
    tags: ['payment'],
    summary: 'The payment service: what can be paid with, deposits and withdrawals.',
    description: calls.map((call) => `## ${call.name}\n\n${call.purpose} ${purposeOf(call)}`).join('\n\n'),
    security: [{ session: [] }],
    parameters: [
      target,
      { name: 'u', in: 'query', description: 'The player, for `paylist4vip`.', schema: { type: 'integer' } },
      { name: 'c', in: 'query', description: '`h5`, for deposits.', schema: { type: 'string' } },
      { $ref: '#/components/parameters/IdempotencyKey' },
      { $ref: '#/components/parameters/Language' },
    ],
    requestBody: {
      content: {
        'application/json': bodyOf('PaymentQuery', lists),
        'application/x-www-form-urlencoded': bodyOf('PaymentForm', forms),
      },
    },
    responses: {
      '200': {
        description: 'An answer without envelope: `code` and `msg` beside the fields.',
        content: {
          'application/json': {
            schema: payloads.payload(
              'PaymentResponse',
              anyOneOf(calls.map((call) => payloads.response(call))),
            ),
            examples: examplesOf(calls, examples, 'answer'),
          },
        },
      },
      '4XX': unserved,
    },
    'x-attempts': Math.max(...calls.map(({ contract }) => callPolicy(contract).attempts)),
  };
}

/** Payment calls share codes, so that a body may fit several of them: not `oneOf`. */
function anyOneOf(schemas: readonly JsonSchema[]): JsonSchema {
  const [only] = schemas;
  return only && schemas.length === 1 ? only : { anyOf: schemas };
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
