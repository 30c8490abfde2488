import { describe, expect, it } from 'vitest';
import { openApiDocument } from './openApiDocument';

const document = openApiDocument({});
const { info, servers, tags, paths, webhooks, components } = Object(document);

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Every object of the document with the place it stands in. */
function nodesIn(value: unknown, place = ''): readonly (readonly [string, Node])[] {
  if (!isNode(value)) return [];
  const inner = Object.entries(value).flatMap(([key, one]) => nodesIn(one, `${place}/${key}`));
  return Array.isArray(value) ? inner : [[place, value], ...inner];
}

const nodes = nodesIn(document);
const places = new Map<string, Node>(nodes);
const references = nodes.flatMap(([place, { $ref }]) => (typeof $ref === 'string' ? [[place, $ref]] : []));
const found = (reference: unknown): Node => places.get(String(reference).slice(1)) ?? {};
const operations = Object.values({ ...paths, ...webhooks }).map((path) => Object(path).post);

/** The places of schemas for which something does not hold. */
const wrong = (isWrong: (node: Node) => boolean) =>
  nodes.filter(([, node]) => isWrong(node)).map(([place]) => place);

/**
 * What Spectral's `spectral:oas` and Redocly's `recommended` ask of a document, as far as it concerns this one. Each
 * test names the rules it stands for.
 */
describe('the document', () => {
  it('says who is behind it and where it is served (info-contact, info-license, oas3-api-servers)', () => {
    expect(info).toMatchObject({
      description: expect.stringMatching(/\w/),
      contact: { name: expect.stringMatching(/\w/) },
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    });
    expect(servers).toEqual([{ url: '/', description: expect.any(String) }]);
  });

  it('refers to nothing that is missing, and keeps nothing unused (no-unresolved-refs, no-unused-components)', () => {
    expect(references.filter(([, target]) => !places.has(String(target).slice(1)))).toEqual([]);
    const used = new Set(references.map(([, target]) => target));
    const kept = Object.entries<object>(components)
      .filter(([kind]) => kind !== 'securitySchemes')
      .flatMap(([kind, all]) => Object.keys(all).map((name) => `#/components/${kind}/${name}`));
    expect(kept.filter((name) => !used.has(name))).toEqual([]);
  });

  it('says nothing beside a reference, where many tools would not read it (no-$ref-siblings)', () => {
    expect(wrong((node) => typeof node['$ref'] === 'string' && Object.keys(node).length > 1)).toEqual([]);
    expect(components.schemas.GetUserScoreAnswer.properties.Score).toMatchObject({
      allOf: [{ $ref: '#/components/schemas/Score' }],
      description: expect.any(String),
    });
  });

  it('lists values of their type, each once (typed-enum, no-enum-type-mismatch, duplicated-entry-in-enum)', () => {
    const isOf = (type: unknown, value: unknown) =>
      type === 'integer' ? Number.isInteger(value) : typeof value === type;
    const isWrong = ({ enum: values, type }: Node) =>
      Array.isArray(values) &&
      (new Set(values).size !== values.length || !values.every((value) => isOf(type, value)));
    expect(wrong(isWrong)).toEqual([]);
  });

  it('needs no field that it does not describe (no-required-schema-properties-undefined)', () => {
    const isWrong = ({ required, properties, type }: Node) =>
      type === 'object' &&
      Array.isArray(required) &&
      required.some((name) => !(String(name) in Object(properties)));
    expect(wrong(isWrong)).toEqual([]);
  });

  it('describes the rows of every list (array-items)', () => {
    expect(wrong(({ type, items }) => type === 'array' && !isNode(items))).toEqual([]);
  });

  it('holds no script (no-script-tags-in-markdown, no-eval-in-markdown)', () => {
    const isWrong = ({ description }: Node) => /<script|eval\(/.test(String(description));
    expect(wrong(isWrong)).toEqual([]);
  });
});

/** Rules: operation-operationId*, operation-summary, operation-description, operation-tags, operation-tag-defined. */
describe('every operation', () => {
  it('has an id of its own, fit for an address', () => {
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^\w+$/.test(id))).toEqual([]);
  });

  it('says in a line and at length what it is for, under a tag that is described', () => {
    const titles = new Map(tags.map((tag: Node) => [tag['name'], tag['description']]));
    for (const operation of operations) {
      expect(operation).toMatchObject({
        summary: expect.stringMatching(/\w/),
        description: expect.stringMatching(/\w/),
        tags: [expect.any(String)],
      });
      expect(titles.get(operation.tags[0])).toEqual(expect.stringMatching(/\w/));
    }
  });

  it('says who may make it, and how it succeeds and is refused (security-defined, operation-4xx-response)', () => {
    for (const operation of operations) {
      expect(operation.security).toEqual(expect.any(Array));
      const answers = Object.keys(operation.responses);
      expect(answers.filter((status) => status.startsWith('2'))).toHaveLength(1);
      expect(answers).toContain('4XX');
    }
  });
});

/** The codes that a body of this schema may have. */
function codesOf(schema: Node): readonly unknown[] {
  const { const: only, enum: some }: Node = Object(Object(schema['properties']).code);
  return Array.isArray(some) ? some : [only];
}

describe('an answer', () => {
  const answers = Object.entries<Node>(components.schemas).filter(([, { oneOf }]) => oneOf !== undefined);

  it('is success or refusal by its code, which a typed client can narrow by', () => {
    expect(answers.length).toBeGreaterThan(100);
    const unclear = answers.filter(([, { oneOf }]) => {
      const bodies = Array.isArray(oneOf) ? oneOf.map(({ $ref }) => found($ref)) : [];
      const codes = bodies.flatMap(codesOf);
      const areStated = bodies.every(
        ({ type, required }) => type === 'object' && Array.isArray(required) && required.includes('code'),
      );
      return !areStated || codes.includes(undefined) || new Set(codes).size !== codes.length;
    });
    expect(unclear.map(([name]) => name)).toEqual([]);
  });

  it('of the payment service may fit several calls, and is named so', () => {
    expect(components.schemas.PaymentResponse).toMatchObject({
      anyOf: ['DepositResponse', 'WithdrawResponse', 'Paylist4vipResponse'].map((name) => ({
        $ref: `#/components/schemas/${name}`,
      })),
    });
  });
});

it('tells of what the app sends by itself (webhooks)', () => {
  expect(Object.keys(webhooks)).toEqual(['errorReport']);
  // The app's `ErrorReporter`, whose test holds the same list.
  const sent = 'app at build frames isOnline language message name page place version';
  expect(components.schemas.ErrorReport.required.toSorted()).toEqual(sent.split(' '));
});
