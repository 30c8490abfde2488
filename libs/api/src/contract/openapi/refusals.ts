import { answerCode } from '../answerCode';
import { refusalFacts } from '../envelope';
import type { JsonSchema } from './wireForms';
import { wireSchema } from './wireSchema';

const told = { type: 'string', description: 'What the player is told.' };

/**
 * What a refusal says beside its code. A payment answer has no envelope: there the facts lie beside the code.
 *
 * @param factsIn where the facts lie
 */
export function refusalFields(factsIn: 'data' | 'body'): JsonSchema {
  const facts = wireSchema(refusalFacts);
  if (factsIn === 'body') return { msg: told, ...Object(facts['properties']) };
  return {
    msg: told,
    data: { anyOf: [facts, { type: 'null' }] },
    ts: { type: 'integer', description: 'The clock of the server, in epoch seconds.' },
    k: { type: 'string', description: 'The id of a message that the app words itself.' },
  };
}

/** A request that no call was found for, or that was not looked at. The app tells it as any other refusal. */
export const unservedRequest: JsonSchema = {
  type: 'object',
  properties: {
    code: { type: 'integer', enum: [answerCode.badParameter, answerCode.notFound] },
    msg: told,
    data: { type: 'null' },
  },
  required: ['code', 'msg'],
};
