import { answerCode } from '../answerCode';
import { callPolicy, type CallPolicy, mainPolicy } from '../callPolicy';
import type { CallPaging } from '../callFacts';
import type { DescribedCall } from '../registry/describedCalls';

const kinds = {
  R: 'Reads; changes nothing.',
  I: 'Idempotent: however often it is made, the state ends the same.',
  E: 'Gives or moves something: applied once per idempotency key.',
} as const;

const auths = {
  session: 'Needs a session.',
  open: 'Answers anybody; a token is sent where there is one.',
  bare: 'Answers anybody; a token is never sent.',
} as const;

/**
 * What is to be known of a call beyond its fields, as Markdown.
 *
 * @example
 * import { describedCalls } from '@kislap/api/registry';
 * const [login] = describedCalls.filter(({ name }) => name === 'login');
 * login && purposeOf(login).includes('200: ok'); // => true
 */
export function purposeOf({ facts, contract, codes }: DescribedCall): string {
  const policy = callPolicy(contract);
  return [
    `${kinds[facts.kind]} ${auths[facts.auth]}`,
    ...(facts.paging ? [pagingSentence(facts.paging)] : []),
    ['Codes:', ...codes.map((code) => `- ${code}: ${codeMeaning(code, policy)}`)].join('\n'),
  ].join('\n\n');
}

/** Facts are named as they lie in `data`. */
const meanings: Readonly<Record<keyof typeof answerCode, string>> = {
  ok: 'ok',
  withdrawalAccepted: 'ok, the withdrawal is accepted',
  sessionEnded: 'no living session',
  serverFailure: 'failure',
  maintenance: 'maintenance',
  badParameter:
    'the body cannot be read, a field does not fit (`data.field`), or the idempotency key was used for something else',
  wrongCredentials: 'wrong phone or password',
  phoneTaken: 'the phone is used already',
  wrongCode: 'the SMS code is wrong or has expired',
  locked: 'locked after too many tries (`data.wait` seconds)',
  codeSentTooOften: 'SMS codes too often (`data.wait` seconds)',
  accountSuspended:
    'the player is on a break or excluded, is away with another account or talked with (`data.kind`: `break`, `exclusion`, `register`, `care`; `data.until`, epoch seconds, 0 for no end known; of a login `data.payout`), or the account is closed (no `data.kind`)',
  notEligible: 'the conditions are not met (`data.need` says what is missing)',
  alreadyReceived: 'received already',
  ended: 'over, or sold out',
  balanceTooLow: 'the balance is too low',
  ownLimitReached:
    'a limit of the player himself is reached (`data.limit` pesos, `used`, `open` and `span`, or `data.minutes`; `data.until`), or the question for one has to be answered first (nothing in `data`)',
  identityCheckNeeded: 'the identity has to be checked first',
  notFound: 'not found',
  switchedOff: 'switched off or under maintenance',
  underAge: 'under 21',
  weakPassword: 'the password is too weak',
  passwordsDiffer: 'the two passwords differ',
  attachmentUnclaimed: 'what is attached has to be received first',
  accountIncomplete:
    'the account lacks something (`data.need`: birthday, agree, phone): it goes on after `completeAccount`',
  checkDue: 'a reality check is due: launches and rounds go on after `rgCheck`',
  sessionLocked:
    'the session was left alone: it goes on after `checkPwd`; only that, `getState` and `loginOut` are answered until then',
  nationalListUnknown: 'the national register of excluded persons does not answer: try again later',
};

const byCode: ReadonlyMap<number, string> = new Map(
  Object.entries(answerCode).map(([name, code]) => [code, Object(meanings)[name]]),
);

/**
 * What a code means, as Markdown; with a call's policy also what the app does about the codes that all calls share.
 *
 * @example
 * import { mainPolicy } from '@kislap/api/contract';
 * codeMeaning(1014); // => 'not found'
 * codeMeaning(4999); // => 'a refusal: `msg` is shown'
 * codeMeaning(500, { ...mainPolicy, attempts: 1 }); // => 'failure: sent once, never again by itself'
 */
export function codeMeaning(code: number, policy: CallPolicy = mainPolicy): string {
  const meaning = byCode.get(code) ?? 'a refusal: `msg` is shown';
  const reaction = reactionTo(code, policy);
  const whole = reaction === undefined ? meaning : `${meaning}: ${reaction}`;
  return policy.factsIn === 'data' ? whole : whole.replaceAll('`data.', '`');
}

function reactionTo(code: number, policy: CallPolicy): string | undefined {
  switch (code) {
    case answerCode.sessionEnded:
      return policy.endsSession
        ? 'the app forgets its token and asks to log in'
        : 'the app shows `msg` and keeps its session';
    case answerCode.serverFailure:
      return retrySentence(policy);
    case answerCode.maintenance:
      return policy.opensMaintenance
        ? 'the app shows its maintenance page with `msg` and, when given, the planned end (`data.until`, epoch seconds)'
        : 'the app shows `msg` and stays where it is';
    default:
      return undefined;
  }
}

/**
 * How a list goes on, in words.
 *
 * @example
 * pagingSentence({ by: 'before', field: 'logId', id: 'logid', rows: '' }).startsWith('Newest first, all rows'); // => true
 */
export function pagingSentence(paging: CallPaging): string {
  const { field, id } = paging;
  switch (paging.by) {
    case 'before':
      return `Newest first, ${paging.size ?? 'all'} rows a page: \`${field}\` 0 answers the first, then the smallest \`${id}\` so far. An empty page is the end.`;
    case 'after':
      return `Oldest first, rows behind \`${id}\` = \`${field}\`: 0 answers all, -1 the latest alone.`;
    case 'page':
      return `Newest first, ${paging.size} rows a page: \`${field}\` counts from 1, \`${paging.more}\` says whether another follows.`;
    case 'offset':
      return `Newest first, ${paging.size} rows a page: \`${field}\` 0, ${paging.size}, ${2 * paging.size} and so on. An empty page is the end.`;
    case 'pagingText':
      return `Newest first: \`${field}\` is the JSON text of \`{"page":1,"size":20}\`, \`${paging.total}\` counts all rows.`;
  }
}

const counts = ['no', 'one', 'two', 'three', 'four', 'five'];

/**
 * How often a call is sent when it gets no answer or a failure, in words.
 *
 * @example
 * import { callPolicy, depositCall, mainPolicy } from '@kislap/api/contract';
 * retrySentence(mainPolicy); // => 'sent again after 1 s, at most four attempts in all with the same key'
 * retrySentence(callPolicy(depositCall)); // => 'sent once, never again by itself'
 */
export function retrySentence({ attempts, retryDelayMs }: CallPolicy): string {
  if (attempts === 1) return 'sent once, never again by itself';
  const most = counts[attempts] ?? String(attempts);
  return `sent again after ${retryDelayMs / 1000} s, at most ${most} attempts in all with the same key`;
}
