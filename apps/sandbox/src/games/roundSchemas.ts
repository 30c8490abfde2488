import { maxLength, minLength, number, object, picklist, pipe, regex, string } from 'valibot';
import { outcomeSchema } from './outcomeSchema';

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
    'keyReused',
  ]),
});
