import { callsHeldBack } from '../limits/callsHeldBack';

const minuteMs = 60_000;

/** How often one address or one account may do something. */
export interface PaceRule {
  readonly by: 'address' | 'account';
  /** Calls of one group are counted together. */
  readonly group: string;
  readonly most: number;
  readonly withinMs: number;
  readonly refusal: 'locked' | 'codeSentTooOften';
}

const credentials: PaceRule = {
  by: 'address',
  group: 'credentials',
  most: 60,
  withinMs: minuteMs,
  refusal: 'locked',
};
const codes: PaceRule = {
  by: 'address',
  group: 'codes',
  most: 20,
  withinMs: 10 * minuteMs,
  refusal: 'codeSentTooOften',
};
/** What gives something away or opens a game. Payments are not made here. */
const claims: PaceRule = { by: 'account', group: 'claims', most: 120, withinMs: minuteMs, refusal: 'locked' };
/**
 * The pace of calls that are worth trying in masses, beside what the database counts for each account: five wrong
 * passwords, five tries of a code, one code a minute and ten a day, ten wrong gift cards a day.
 */
export const paceRules: ReadonlyMap<string, PaceRule> = new Map([
  ...['login', 'thirdLogin', 'register', 'resetPwd', 'bindPhone'].map((call) => [call, credentials] as const),
  ['sendCode', codes],
  ...[...callsHeldBack].map((call) => [call, claims] as const),
]);
