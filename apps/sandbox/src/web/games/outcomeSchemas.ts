import { threeCardsHands } from '@kislap/domain/games';
import { array, literal, number, object, optional, picklist, tuple, variant } from 'valibot';

const card = tuple([number(), number()]);

const hand = tuple([card, card]);

const payPercent = number();

export const slotOutcome = object({ engine: literal('slot'), reels: array(number()), payPercent });

export const linesOutcome = object({
  engine: literal('lines'),
  reels: array(array(number())),
  lines: array(number()),
  times: number(),
  payPercent,
});

export const scratchOutcome = object({ engine: literal('scratch'), fields: array(number()), payPercent });

export const diceOutcome = object({ engine: literal('dice'), roll: number(), payPercent });

export const nineOutcome = object({ engine: literal('nine'), sun: hand, moon: hand, payPercent });

export const cardsOutcome = object({ engine: literal('cards'), card, payPercent });

export const highCardOutcome = object({ engine: literal('highCard'), own: card, house: card, payPercent });

export const threeCardsOutcome = object({
  engine: literal('threeCards'),
  cards: array(card),
  hand: optional(picklist(threeCardsHands)),
  payPercent,
});

export const bingoOutcome = object({
  engine: literal('bingo'),
  card: array(number()),
  balls: array(number()),
  line: array(number()),
  payPercent,
});

export const bingoRoomOutcome = object({
  engine: literal('bingoRoom'),
  card: array(number()),
  balls: array(number()),
  lines: number(),
  payPercent,
});

export const kenoOutcome = object({ engine: literal('keno'), drawn: array(number()), payPercent });

export const minesOutcome = object({ engine: literal('mines'), mines: array(number()), payPercent });

export const crashOutcome = object({ engine: literal('crash'), stopPercent: number(), payPercent });

export const fishOutcome = object({ engine: literal('fish'), size: optional(number()), payPercent });

export const wheelOutcome = object({ engine: literal('wheel'), pocket: number(), payPercent });

export const dropOutcome = object({ engine: literal('drop'), path: array(number()), payPercent });

export const raceOutcome = object({ engine: literal('race'), order: array(number()), payPercent });

/** A round's outcome as it comes out of the record. */
export const outcomeSchema = variant('engine', [
  slotOutcome,
  linesOutcome,
  scratchOutcome,
  diceOutcome,
  nineOutcome,
  cardsOutcome,
  highCardOutcome,
  threeCardsOutcome,
  bingoOutcome,
  bingoRoomOutcome,
  kenoOutcome,
  minesOutcome,
  crashOutcome,
  fishOutcome,
  wheelOutcome,
  dropOutcome,
  raceOutcome,
]);
