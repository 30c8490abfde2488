import { answerCode } from '../answerCode';

const meanings: Readonly<Record<keyof typeof answerCode, string>> = {
  ok: 'ok',
  withdrawalAccepted: 'ok, the withdrawal is accepted',
  sessionEnded: 'no living session: the app forgets its token and asks to log in',
  serverFailure: 'failure: the app tries again, four attempts in all with the same key',
  maintenance:
    'maintenance: the app shows its maintenance page with `msg` and, when given, the planned end (`data.until`, epoch seconds)',
  badParameter:
    'the body cannot be read, a field does not fit (`data.field`), or the idempotency key was used for something else',
  wrongCredentials: 'wrong phone or password',
  phoneTaken: 'the phone is used already',
  wrongCode: 'the SMS code is wrong or has expired',
  locked: 'locked after too many tries (`data.wait` seconds)',
  codeSentTooOften: 'SMS codes too often (`data.wait` seconds)',
  accountSuspended: 'the account rests, is excluded or closed (`data.until`, epoch seconds; 0 has no end)',
  notEligible: 'the conditions are not met (`data.need` says what is missing)',
  alreadyReceived: 'received already',
  ended: 'over, or sold out',
  balanceTooLow: 'the balance is too low',
  ownLimitReached:
    'a limit of the player himself is reached (`data.limit` pesos or `data.minutes`, `data.until`)',
  identityCheckNeeded: 'the identity has to be checked first',
  notFound: 'not found',
  switchedOff: 'switched off or under maintenance',
  underAge: 'under 21',
  weakPassword: 'the password is too weak',
  passwordsDiffer: 'the two passwords differ',
  attachmentUnclaimed: 'what is attached has to be received first',
};

const byCode: ReadonlyMap<number, string> = new Map(
  Object.entries(answerCode).map(([name, code]) => [code, Object(meanings)[name]]),
);

/**
 * What a code means, as Markdown.
 *
 * @example
 * codeMeaning(1014); // => 'not found'
 * codeMeaning(4999); // => 'a refusal: `msg` is shown'
 */
export function codeMeaning(code: number): string {
  return byCode.get(code) ?? 'a refusal: `msg` is shown';
}
