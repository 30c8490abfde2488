import type { answerCode } from '../answerCode';
import type { CallPaging } from './CallPaging';

/**
 * An answer's code, by its name in the contract.
 *
 * @example
 * const isOwn = (name: AnswerName) => factsByCall.launchGame.refusals.includes(name);
 * isOwn('phoneTaken'); // => false
 */
export type AnswerName = keyof typeof answerCode;

/**
 * The sections of the contract.
 *
 * @example
 * const group: CallGroup = factsByCall.login.group;
 * groupTitles[group]; // => 'Accounts'
 */
export type CallGroup =
  | 'accounts'
  | 'records'
  | 'config'
  | 'games'
  | 'referral'
  | 'events'
  | 'mail'
  | 'draw'
  | 'payment'
  | 'tracking'
  | 'protection';

/**
 * What is true of one call beside its schemas. Documents, checks of other servers and tests read it from here.
 *
 * @example
 * const facts: CallFacts = factsByCall.getUserScore;
 * facts.kind; // => 'R'
 */
export interface CallFacts {
  readonly group: CallGroup;
  /** What it is for, in one sentence. */
  readonly purpose: string;
  /** R changes nothing the player sees; I ends in the same state however often it is made; E gives or moves something. */
  readonly kind: 'R' | 'I' | 'E';
  /** `session` answers 400 without a living token; `open` answers anybody; `bare` is never sent a token at all. */
  readonly auth: 'session' | 'open' | 'bare';
  /** The refusals of its own; `codesOf` adds those that every call may answer. */
  readonly refusals: readonly AnswerName[];
  /** Whether a player on a break, or excluded, is refused with 1007 although his session still lives. */
  readonly restsOnBreak?: true;
  readonly paging?: CallPaging;
}
