import {
  array,
  literal,
  maxLength,
  minLength,
  number,
  object,
  picklist,
  pipe,
  regex,
  string,
  tuple,
  variant,
} from 'valibot';

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

const launchId = pipe(string(), minLength(1), maxLength(128));

/** What a game page sends to play one round. Amounts are plain pesos. */
export const roundRequestSchema = object({
  sid: launchId,
  /** Made once per tap and kept until the answer is there. */
  key: pipe(string(), regex(/^[0-9a-f]{32}$/)),
  stake: number(),
  bet: pipe(string(), maxLength(32)),
});

/** What a game page sends to learn the balance. */
export const balanceRequestSchema = object({ sid: launchId });

/** The balance, in plain pesos. */
export const balanceAnswerSchema = object({ balance: number() });

/** A settled round. Amounts are plain pesos. */
export const roundAnswerSchema = object({
  roundId: string(),
  stake: number(),
  win: number(),
  balance: number(),
  outcome: outcomeSchema,
});

/** Why a round was not played. Nothing moved. */
export const roundRefusalSchema = object({
  refusal: picklist([
    'unknownLaunch',
    'unknownBet',
    'stakeOutOfRange',
    'balanceTooLow',
    'ownLimitReached',
    'ownTimeUsedUp',
    'onBreak',
    'locked',
    'keyReused',
  ]),
});
