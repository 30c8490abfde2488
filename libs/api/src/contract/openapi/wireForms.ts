import type * as v from 'valibot';
import { pictureName } from '../avatar';
import { nothing } from '../call';
import { claimState } from '../claim';
import { promotionStatus } from '../depositGifts';
import { peso, pesoOrZero, score } from '../loose/amounts';
import { jsonText } from '../loose/jsonText';
import { epoch, looseFlag, looseInteger, looseNumber } from '../loose/numbers';
import { askedAmount, askedFlag, askedInteger } from '../loose/requests';
import { looseText, textOrEmpty } from '../loose/texts';
import { cardTag } from '../promotions';
import { textFlag } from '../records';

/**
 * A JSON Schema (2020-12) of what travels.
 *
 * @example
 * const text: JsonSchema = wireComponents.Text;
 * text['type']; // => 'string'
 */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

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
type WireComponent = keyof typeof wireComponents;

const component = (name: WireComponent): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/**
 * What each loose schema is on the wire when a server is strict. A transformation cannot be read off its code, so each
 * one that the contract uses stands here.
 */
export const wireForms: ReadonlyMap<v.GenericSchema, JsonSchema> = new Map<v.GenericSchema, JsonSchema>([
  [looseInteger, component('Integer')],
  [askedInteger, component('Integer')],
  [epoch, component('Integer')],
  [looseNumber, component('Number')],
  [looseText, component('Text')],
  [textOrEmpty, component('Text')],
  [looseFlag, component('Flag')],
  [askedFlag, component('Flag')],
  [promotionStatus, component('Flag')],
  [textFlag, component('TextFlag')],
  [peso, component('Peso')],
  [askedAmount, component('Peso')],
  [pesoOrZero, component('Peso')],
  [score, component('Score')],
  [jsonText, component('JsonText')],
  [nothing, component('Nothing')],
  [claimState, { type: 'integer', enum: [1, 2] }],
  [cardTag, { type: 'string', enum: ['hot', 'new', ''] }],
  [pictureName, { type: 'string', pattern: '^tx[1-8]$' }],
]);
