import { callPolicy } from '@kislap/api/contract';
import {
  type CallExample,
  codeMeaning,
  dataSchema,
  type JsonSchema,
  pagingSentence,
  requestSchema,
  retrySentence,
} from '@kislap/api/openapi';
import type { DescribedCall } from '@kislap/api/registry';
import { type FieldRow, fieldRows, typeOf } from '../../src/web/reference/fieldRows';

const kinds = {
  R: 'R: reads',
  I: 'I: ends in the same state however often it is made',
  E: 'E: gives or moves something, once per idempotency key',
} as const;

const auths = {
  session: 'a session',
  open: 'nobody in particular',
  bare: 'nobody; no token is sent',
} as const;

/** The chapter about one call, as Markdown. */
export function callSection(call: DescribedCall, example: CallExample | undefined): string {
  const { name, purpose, facts, contract, codes } = call;
  const policy = callPolicy(contract);
  return [
    `## ${name}`,
    purpose,
    [
      `- **Address:** \`POST ${addressOf(call)}\``,
      `- **Class:** ${kinds[facts.kind]}`,
      `- **For:** ${auths[facts.auth]}`,
      `- **Without an answer:** ${retrySentence(policy)}`,
      ...(facts.paging ? [`- **Pages:** ${pagingSentence(facts.paging)}`] : []),
    ].join('\n'),
    '**Request**',
    fieldTable(requestSchema(call), 'No fields: an empty form.'),
    `**Answer**, ${'okCode' in contract ? 'beside `code` and `msg`' : 'as `data`'}`,
    answerText(dataSchema(call)),
    '**Codes**',
    codes.map((code) => `- ${code}: ${codeMeaning(code, policy)}`).join('\n'),
    '**A real run**',
    example ? ['```json', JSON.stringify(example, undefined, 2), '```'].join('\n') : 'None.',
  ].join('\n\n');
}

function addressOf({ name, contract }: DescribedCall): string {
  if ('path' in contract) return contract.path;
  return name === 'paylist4vip' ? '/pay/client?f=paylist4vip&u={u}' : `/pay/client?f={mode}_${name}`;
}

function answerText(schema: JsonSchema): string {
  const whole =
    schema['items'] === undefined
      ? ''
      : `A ${typeOf(schema)}${typeOf(schema) === 'list of object' ? 's' : ''}.\n\n`;
  return whole + fieldTable(schema, whole === '' ? `${typeOf(schema)}.` : '');
}

function fieldTable(schema: JsonSchema, nothing: string): string {
  const rows = fieldRows(schema);
  if (rows.length === 0) return nothing;
  return ['| field | type | needed | meaning |', '| --- | --- | --- | --- |', ...rows.map(lineOf)].join('\n');
}

function lineOf({ path, type, isNeeded, isTolerated, meaning }: FieldRow): string {
  const needed = isTolerated ? 'owed' : 'yes';
  return `| \`${path}\` | ${type} | ${isNeeded ? needed : ''} | ${meaning} |`;
}
