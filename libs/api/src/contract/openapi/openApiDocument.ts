import { headerName, refusalFacts } from '../envelope';
import { PAYMENT_PATH } from '../payment';
import { describedCalls } from '../registry/describedCalls';
import { groupTitles } from '../callFacts';
import { Payloads } from './payloads';
import { type CallExamples, callOperation, paymentOperation } from './operations';
import { type JsonSchema, wireComponents } from './wireForms';
import { wireSchema } from './wireSchema';

const description = `The calls an operator answers so that the player app works with it.

Every call is a POST. The main API takes \`multipart/form-data\`, and answers HTTP 200 with an envelope: \`code\` 200 is
success, any other code is in the table of its call, and \`msg\` is shown to the player. The payment service answers
without an envelope. \`x-attempts\` says how often the app sends a call at most when it gets no answer, an unreadable one, or a
failure (500 to 599 except 555). Amounts are integers in
ten-thousandths of a peso (\`Score\`) or pesos (\`Peso\`); instants are epoch seconds; a day is a Manila day.`;

const license = { name: 'Apache-2.0', identifier: 'Apache-2.0' };
const text = { type: 'string' };

const parameters = {
  IdempotencyKey: {
    name: headerName.idempotencyKey,
    in: 'header',
    description:
      'A UUID made once per logical call and kept over its attempts. The first answer is given again to the same key; the same key with other fields is refused with 1001.',
    schema: { type: 'string', maxLength: 100 },
  },
  Language: {
    name: headerName.locale,
    in: 'header',
    description: 'The language of `msg`: English or Tagalog.',
    schema: { type: 'string', enum: ['en', 'tag'] },
  },
};

const status = {
  code: { type: 'integer' },
  msg: { ...text, description: 'What the player is told.' },
};

const refusalOf = (payloads: Payloads): JsonSchema => ({
  type: 'object',
  properties: {
    ...status,
    data: { anyOf: [payloads.payload('RefusalFacts', wireSchema(refusalFacts)), { type: 'null' }] },
    ts: { type: 'integer' },
    k: { ...text, description: 'The id of a message that the app words itself.' },
  },
  required: ['code', 'msg'],
});

/** A payment answer has no envelope: what a refusal adds lies beside its code. */
const paymentRefusal = {
  type: 'object',
  properties: { ...status, ...Object(wireSchema(refusalFacts)['properties']) },
  required: ['code', 'msg'],
};

/**
 * The contract as an OpenAPI 3.1 document. The same schemas read every request and answer.
 *
 * @example
 * openApiDocument({})['openapi']; // => '3.1.0'
 */
export function openApiDocument(examples: CallExamples): JsonSchema {
  const payloads = new Payloads();
  const payments = describedCalls.filter(({ facts }) => facts.group === 'payment');
  const paths = describedCalls.flatMap((call) =>
    'path' in call.contract
      ? [[call.contract.path, { post: callOperation(call, examples, payloads) }] as const]
      : [],
  );
  const payment = paymentOperation(payments, examples, payloads);
  const refusal = refusalOf(payloads);
  return {
    openapi: '3.1.0',
    info: { title: 'Kislap operator contract', version: '1.0.0', description, license },
    servers: [{ url: '/', description: 'The operator; the sandbox answers here.' }],
    tags: Object.entries(groupTitles).map(([name, title]) => ({ name, description: title })),
    paths: { ...Object.fromEntries(paths), [PAYMENT_PATH]: { post: payment } },
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer', description: 'The token of a login.' } },
      parameters,
      schemas: {
        ...wireComponents,
        Refusal: refusal,
        PaymentRefusal: paymentRefusal,
        ...payloads.components,
      },
    },
  };
}
