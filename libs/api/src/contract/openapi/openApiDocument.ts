import { headerName } from '../headerName';
import { PAYMENT_PATH } from '../payment';
import { refusalFacts } from '../refusalFacts';
import { describedCalls } from '../registry/describedCalls';
import { groupTitles } from '../registry/groupTitles';
import type { CallExamples } from './CallExamples';
import { callOperation } from './callOperation';
import { paymentOperation } from './paymentOperation';
import { wireComponents } from './wireComponents';
import type { JsonSchema } from './JsonSchema';
import { wireSchema } from './wireSchema';

const description = `The calls an operator answers so that the player app works with it.

Every call is a POST. The main API takes \`multipart/form-data\`, and answers HTTP 200 with an envelope: \`code\` 200 is
success, any other code is in the table of its call, and \`msg\` is shown to the player. Amounts are integers in
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

const refusal = {
  type: 'object',
  properties: {
    code: { type: 'integer' },
    msg: { ...text, description: 'What the player is told.' },
    data: { anyOf: [wireSchema(refusalFacts), { type: 'null' }] },
    ts: { type: 'integer' },
    k: { ...text, description: 'The id of a message that the app words itself.' },
  },
  required: ['code', 'msg'],
};

/**
 * The contract as an OpenAPI 3.1 document. The same schemas read every request and answer.
 *
 * @example
 * openApiDocument({})['openapi']; // => '3.1.0'
 */
export function openApiDocument(examples: CallExamples): JsonSchema {
  const payments = describedCalls.filter(({ facts }) => facts.group === 'payment');
  const paths = describedCalls.flatMap((call) =>
    'path' in call.contract ? [[call.contract.path, { post: callOperation(call, examples) }] as const] : [],
  );
  return {
    openapi: '3.1.0',
    info: { title: 'Kislap operator contract', version: '1.0.0', description, license },
    servers: [{ url: '/', description: 'The operator; the sandbox answers here.' }],
    tags: Object.entries(groupTitles).map(([name, title]) => ({ name, description: title })),
    paths: { ...Object.fromEntries(paths), [PAYMENT_PATH]: { post: paymentOperation(payments, examples) } },
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer', description: 'The token of a login.' } },
      parameters,
      schemas: { ...wireComponents, Refusal: refusal },
    },
  };
}
