import type { JsonSchema } from './JsonSchema';

/**
 * The units and spellings of the wire, as a server is to send them. The app also understands looser ones (numbers as
 * text, flags as `true`), because servers of this family send them; new servers have no need to.
 *
 * @example
 * wireComponents.Flag.enum; // => [0, 1]
 */
export const wireComponents = {
  Score: {
    type: 'integer',
    description: 'An amount of the ledger, in ten-thousandths of a peso: 123450000 is PHP 12,345.00.',
  },
  Peso: {
    type: 'number',
    description: 'An amount in pesos with at most two decimals.',
  },
  Flag: { type: 'integer', enum: [0, 1], description: '1 is yes, 0 is no. A missing flag is 0.' },
  TextFlag: { type: 'string', enum: ['true', 'false'], description: 'A flag written as text.' },
  Integer: { type: 'integer' },
  Number: { type: 'number' },
  Text: { type: 'string' },
  JsonText: { type: 'string', description: 'JSON written as text.' },
  Nothing: { type: 'null', description: 'Nothing; whatever stands here is ignored.' },
} as const satisfies Record<string, JsonSchema>;

/** The name of a spelling of the wire. */
export type WireComponent = keyof typeof wireComponents;
