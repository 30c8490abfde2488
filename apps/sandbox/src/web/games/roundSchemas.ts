import {
  exactOptional,
  literal,
  maxLength,
  minLength,
  number,
  object,
  picklist,
  pipe,
  regex,
  string,
  unknown,
} from 'valibot';

const launchId = pipe(string(), minLength(1), maxLength(128));

/** The longest bet names 22 of 25 tiles. */
const bet = pipe(string(), maxLength(64));

/** What a game page sends to play one round. Amounts are plain pesos. */
export const roundRequestSchema = object({
  sid: launchId,
  /** Made once per tap and kept until the answer is there. */
  key: pipe(string(), regex(/^[0-9a-f]{32}$/)),
  stake: number(),
  bet,
});

/** What the page of a demo sends to play one round: it has no session, and its money is its own. */
export const demoRequestSchema = object({ stake: number(), bet });

/** What a game page sends to learn the balance. */
export const balanceRequestSchema = object({ sid: launchId });

/** The balance, in plain pesos. */
export const balanceAnswerSchema = object({ balance: number() });

/** A settled round. Amounts are plain pesos; the outcome is that of the game's engine. */
export const roundAnswerSchema = object({
  roundId: string(),
  stake: number(),
  win: number(),
  balance: number(),
  outcome: unknown(),
  /** A reality check is due: the next round is refused until the player has answered it in the app. */
  check: exactOptional(literal(1)),
});

/** A settled round of a demo. */
export const demoAnswerSchema = object({ stake: number(), win: number(), outcome: unknown() });

/** Why a round was not played. Nothing moved. */
export const roundRefusalSchema = object({
  refusal: picklist([
    'unknownLaunch',
    'unknownBet',
    'stakeOutOfRange',
    'gameClosed',
    'identityNeeded',
    'accountIncomplete',
    'balanceTooLow',
    'ownLimitReached',
    'bonusMaxStake',
    'limitRequired',
    'limitUnanswered',
    'ownTimeUsedUp',
    'checkDue',
    'onBreak',
    'locked',
    'keyReused',
    'tooSoon',
  ]),
  /** With `tooSoon`: after so long it may be asked for again. */
  waitMs: exactOptional(number()),
  /** With `ownLimitReached`: how many pesos may still be lost, and the second in which the limit begins anew. */
  left: exactOptional(number()),
  until: exactOptional(number()),
});
