import type { answerCode } from './answerCode';

/**
 * How a list is paged. `rows` is the path of the rows in `data`, '' when `data` is the list; `id` the field paged by;
 * `size` rows make a page, all at once without it. An empty page ends it.
 *
 * @example
 * const paging: CallPaging | undefined = factsByCall.getMsgList.paging;
 * paging?.by; // => 'before'
 */
export type CallPaging =
  | {
      /** Before the smallest id so far, newest first; `after`: behind the largest, oldest first. First page: 0. */
      readonly by: 'before' | 'after';
      readonly field: string;
      readonly id: string;
      readonly rows: string;
      readonly size?: number;
    }
  /** Pages from 1; `more` is the answer's flag that another follows. */
  | {
      readonly by: 'page';
      readonly field: string;
      readonly id: string;
      readonly rows: string;
      readonly size: number;
      readonly more: string;
    }
  /** Rows to skip: 0, then `size` more each time. */
  | {
      readonly by: 'offset';
      readonly field: string;
      readonly id: string;
      readonly rows: string;
      readonly size: number;
    }
  /** JSON text of `{page, size}`, pages from 1; `total` is the answer's count of all rows. */
  | {
      readonly by: 'pagingText';
      readonly field: string;
      readonly id: string;
      readonly rows: string;
      readonly total: string;
    };

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
 * What a call declares beside its schemas.
 *
 * @example
 * const facts: CallFacts = factsByCall.getUserScore;
 * facts.kind; // => 'R'
 */
export interface CallFacts {
  readonly group: CallGroup;
  /**
   * R changes nothing the player sees; I ends in the same state however often it is made; E gives or moves something.
   */
  readonly kind: 'R' | 'I' | 'E';
  /** `session` answers 400 without a living token; `open` answers anybody; `bare` is never sent a token at all. */
  readonly auth: 'session' | 'open' | 'bare';
  /** The refusals of its own; `codesOf` adds those that every call may answer. */
  readonly refusals: readonly AnswerName[];
  /**
   * Whether a player who is on a break or excluded is answered, by the token that a login refused with 1007 hands out.
   * Every other call of a session is refused with 1007 then, a new one too.
   */
  readonly whileAway?: true;
  /**
   * Whether a call of kind E is answered while the account lacks something. All others of a session that are not open
   * while away are refused with 1020 then, a new one too.
   */
  readonly whileIncomplete?: true;
  /** Whether a session that was left alone, and is locked by 1022, is answered all the same. */
  readonly whileLocked?: true;
  /**
   * Whether it is never asked together with others (`askTogether`): nothing may keep it waiting, or it is more than a look.
   */
  readonly goesAlone?: true;
  readonly paging?: CallPaging;
}

/**
 * The sections of the contract, in its order, by the name of their group.
 *
 * @example
 * groupTitles.draw; // => 'Luck draw'
 */
export const groupTitles: Readonly<Record<CallGroup, string>> = {
  accounts: 'Accounts',
  records: 'Records, and what deposits earn',
  config: 'Set-up and promotions',
  games: 'Games',
  referral: 'Friends, team, own bets and rebate',
  events: 'VIP, check-in, eggs, relief and turnover',
  mail: 'Mail',
  draw: 'Luck draw',
  payment: 'Payment service',
  tracking: 'Tracking',
  protection: 'Player protection and the account itself',
};
