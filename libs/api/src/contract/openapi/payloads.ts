import { callPolicy } from '../callPolicy';
import type { DescribedCall } from '../registry/describedCalls';
import { dataSchema, requestSchema } from './callSchemas';
import { refusalFields } from './refusals';
import { type JsonSchema, wireComponents } from './wireForms';

/**
 * The payloads of a document, each under a name: a request form is `{Call}Request`, an answer's data `{Call}Answer`, a
 * row is named after its schema in the contract, and anything inside after the field it stands in.
 */
export class Payloads {
  readonly #named = new Map<string, JsonSchema>();

  /** Every payload so far by its name. */
  get components(): Readonly<Record<string, JsonSchema>> {
    return Object.fromEntries([...this.#named].toSorted(([one], [other]) => (one < other ? -1 : 1)));
  }

  /** The form of a call. */
  request(call: DescribedCall): JsonSchema {
    return this.payload(`${pascal(call.name)}Request`, requestSchema(call));
  }

  /**
   * The whole body that answers a call: success with its data, or a refusal with one of the other codes. Each states its
   * codes itself, by which a typed client tells them apart; a `discriminator` would need them to be text.
   */
  response(call: DescribedCall): JsonSchema {
    const own = pascal(call.name);
    const [success, ...others] = call.codes;
    const oneOf = [
      this.#keep(`${own}Success`, this.#success(call, success)),
      this.#keep(`${own}Refusal`, this.#refusal(call, others)),
    ];
    return this.#keep(`${own}Response`, { oneOf });
  }

  /** Keeps a payload under a name of its own, or under the one of its schema, and refers to it. */
  payload(name: string, schema: JsonSchema): JsonSchema {
    const found = this.#refer(schema, name);
    return typeof found['$ref'] === 'string' && isOwn(found['$ref']) ? found : this.#keep(name, found);
  }

  #success(call: DescribedCall, code: unknown): JsonSchema {
    const status = { code: { type: 'integer', const: code }, msg: { type: 'string' } };
    const name = `${pascal(call.name)}Answer`;
    if ('okCode' in call.contract) {
      const { properties, required } = { properties: {}, required: [], ...dataSchema(call) };
      const own = Array.isArray(required) ? required.filter((field) => field !== 'msg') : [];
      const fields = this.#fields(Object(properties), name);
      return { type: 'object', properties: { ...fields, ...status }, required: ['code', 'msg', ...own] };
    }
    const data = this.payload(name, dataSchema(call));
    const ts = { type: 'integer', description: 'The clock of the server, in epoch seconds.' };
    return { type: 'object', properties: { ...status, data, ts }, required: ['code', 'msg', 'data'] };
  }

  #refusal(call: DescribedCall, codes: readonly unknown[]): JsonSchema {
    const fields = this.#fields(refusalFields(callPolicy(call.contract).factsIn), 'Refusal');
    const properties = { code: { type: 'integer', enum: codes }, ...fields };
    return { type: 'object', properties, required: ['code', 'msg'] };
  }

  /** The same schema with every object in it kept under a name. */
  #refer({ title, description, ...schema }: JsonSchema, name: string): JsonSchema {
    const told = description === undefined ? {} : { description };
    if (schema['type'] === 'object') {
      const own = typeof title === 'string' ? title : name;
      const properties = this.#fields(Object(schema['properties'] ?? {}), own);
      return { ...this.#keep(own, { ...schema, properties }), ...told };
    }
    const { items, anyOf, ...rest } = schema;
    return {
      ...rest,
      ...(isSchema(items) && { items: this.#refer(items, `${name}Row`) }),
      ...(Array.isArray(anyOf) && { anyOf: anyOf.filter(isSchema).map((one) => this.#refer(one, name)) }),
      ...told,
    };
  }

  #fields(properties: object, owner: string): JsonSchema {
    return Object.fromEntries(
      Object.entries(properties).map(([field, schema]) => [
        field,
        this.#refer({ ...Object(schema) }, owner + pascal(field)),
      ]),
    );
  }

  /** @throws Error when the name already belongs to another payload */
  #keep(name: string, schema: JsonSchema): JsonSchema {
    const known = this.#named.get(name);
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(schema)) {
      throw new Error(`Two payloads are named ${name}`);
    }
    this.#named.set(name, schema);
    return reference(name);
  }
}

const reference = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null;
}

/** Spellings of the wire are no payload by themselves. */
function isOwn(path: string): boolean {
  return !(path.slice(path.lastIndexOf('/') + 1) in wireComponents);
}

function pascal(name: string): string {
  return name
    .split('_')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
}
