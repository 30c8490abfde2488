import { headerName } from '../envelope';
import { PAYMENT_PATH } from '../payment';
import { describedCalls } from '../registry/describedCalls';
import { groupTitles } from '../callFacts';
import { Payloads } from './payloads';
import { type CallExamples, callOperation, paymentOperation } from './operations';
import { unservedRequest } from './refusals';
import { usedComponents, withoutSiblings } from './references';
import { errorReport, errorReportHook } from './webhooks';
import { type JsonSchema, wireComponents } from './wireForms';

const description = `The calls an operator answers so that the player app works with it.

Every call is a POST. The main API takes \`multipart/form-data\`, and answers HTTP 200 with an envelope: \`code\` 200 is
success, any other code is in the table of its call, and \`msg\` is shown to the player. The payment service answers
without an envelope. An HTTP status of 400 to 499 is for requests that no call looked at. \`x-attempts\` says how often the app sends a call at most when it gets no answer, an unreadable one, or a
failure (500 to 599 except 555). Amounts are integers in
ten-thousandths of a peso (\`Score\`) or pesos (\`Peso\`); instants are epoch seconds; a day is a Manila day.`;

const contact = { name: 'The maintainers of Kislap' };
const license = { name: 'Apache-2.0', identifier: 'Apache-2.0' };

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

/** Of every operation: what is answered before a call is found. */
const unserved = {
  description:
    'Not looked at: no such call (404), not a POST (405), larger than any honest request (413), or posted by the page of another site (403).',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/UnservedRequest' } } },
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
  const schemas = {
    ...wireComponents,
    UnservedRequest: unservedRequest,
    ErrorReport: errorReport,
    ...payloads.components,
  };
  const document = {
    openapi: '3.1.0',
    info: { title: 'Kislap operator contract', version: '1.0.0', description, contact, license },
    servers: [{ url: '/', description: 'The operator; the sandbox answers here.' }],
    tags: [...Object.entries(groupTitles), ['errors', 'What the app tells of itself'] as const].map(
      ([name, title]) => ({ name, description: title }),
    ),
    paths: { ...Object.fromEntries(paths), [PAYMENT_PATH]: { post: payment } },
    webhooks: { errorReport: { post: errorReportHook } },
  };
  const components = {
    securitySchemes: { session: { type: 'http', scheme: 'bearer', description: 'The token of a login.' } },
    parameters,
    responses: { Unserved: unserved },
    schemas: usedComponents(schemas, document),
  };
  return withoutSiblings({ ...document, components });
}
