import type * as v from 'valibot';
import { claimState } from '../claimState';
import { jsonText } from '../loose/jsonText';
import { looseFlag } from '../loose/looseFlag';
import { looseInteger } from '../loose/looseInteger';
import { looseNumber } from '../loose/looseNumber';
import { looseText } from '../loose/looseText';
import { peso } from '../loose/peso';
import { pesoOrZero } from '../loose/pesoOrZero';
import { score } from '../loose/score';
import { textOrEmpty } from '../loose/textOrEmpty';
import { nothing } from '../nothing';
import { pictureName } from '../avatar';
import { promotionStatus } from '../depositGifts';
import { cardTag } from '../promotions';
import { textFlag } from '../records';
import type { WireComponent } from './wireComponents';
import type { JsonSchema } from './JsonSchema';

const component = (name: WireComponent): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/**
 * What each loose schema is on the wire when a server is strict. A transformation cannot be read off its code, so each
 * one that the contract uses stands here.
 */
export const wireForms: ReadonlyMap<v.GenericSchema, JsonSchema> = new Map<v.GenericSchema, JsonSchema>([
  [looseInteger, component('Integer')],
  [looseNumber, component('Number')],
  [looseText, component('Text')],
  [textOrEmpty, component('Text')],
  [looseFlag, component('Flag')],
  [promotionStatus, component('Flag')],
  [textFlag, component('TextFlag')],
  [peso, component('Peso')],
  [pesoOrZero, component('Peso')],
  [score, component('Score')],
  [jsonText, component('JsonText')],
  [nothing, component('Nothing')],
  [claimState, { type: 'integer', enum: [1, 2] }],
  [cardTag, { type: 'string', enum: ['hot', 'new', ''] }],
  [pictureName, { type: 'string', pattern: '^tx[1-8]$' }],
]);
