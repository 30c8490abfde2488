import { array, literal, number, tuple, variant, object } from 'valibot';

const card = tuple([number(), number()]);
const hand = tuple([card, card]);
const payPercent = number();

/** A round's outcome as it comes over the wire or out of the record. */
export const outcomeSchema = variant('engine', [
  object({ engine: literal('slot'), reels: array(number()), payPercent }),
  object({ engine: literal('dice'), roll: number(), payPercent }),
  object({ engine: literal('nine'), sun: hand, moon: hand, payPercent }),
  object({
    engine: literal('bingo'),
    card: array(number()),
    balls: array(number()),
    line: array(number()),
    payPercent,
  }),
]);
