/**
 * The codes an answer may carry. 500 to 599 except `maintenance` are failures; any other is a refusal.
 *
 * @example
 * answerCode.maintenance; // => 555
 */
export const answerCode = {
  ok: 200,
  /** The payment service's word for an accepted withdrawal. */
  withdrawalAccepted: 100,
  sessionEnded: 400,
  serverFailure: 500,
  maintenance: 555,
  badParameter: 1001,
  wrongCredentials: 1002,
  phoneTaken: 1003,
  wrongCode: 1004,
  locked: 1005,
  codeSentTooOften: 1006,
  accountSuspended: 1007,
  notEligible: 1008,
  alreadyReceived: 1009,
  ended: 1010,
  balanceTooLow: 1011,
  ownLimitReached: 1012,
  identityCheckNeeded: 1013,
  notFound: 1014,
  switchedOff: 1015,
  underAge: 1016,
  weakPassword: 1017,
  passwordsDiffer: 1018,
  attachmentUnclaimed: 1019,
  /** The account lacks something (`need`): `completeAccount` adds it. */
  accountIncomplete: 1020,
  /** The play session has lasted so long that its player looks at it first: `rgCheck`. */
  checkDue: 1021,
  /** The session was left alone: nothing but the unlock, the ping and the log-out is answered. */
  sessionLocked: 1022,
  /** The national register of excluded persons does not answer: no account, order or game until it does. */
  nationalListUnknown: 1023,
} as const satisfies Record<string, number>;

/**
 * One of the codes the contract names. A server may send others: they are refusals to be shown.
 *
 * @example
 * const locked: AnswerCode = 1005;
 * answerCode.locked === locked; // => true
 */
export type AnswerCode = (typeof answerCode)[keyof typeof answerCode];
