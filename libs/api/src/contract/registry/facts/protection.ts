import type { CallFacts } from '../CallFacts';

const group = 'protection';

/** Section 11 of the contract: limits, breaks, identity, statement, sessions, consent and the end of an account. */
export const protection = {
  rgInfo: {
    group,
    purpose: 'Tells the limits a player has set for himself.',
    kind: 'R',
    auth: 'session',
    refusals: [],
  },
  rgSet: {
    group,
    purpose: 'Sets a limit: a lower one at once, a higher one or none after a day.',
    kind: 'I',
    auth: 'session',
    refusals: [],
  },
  rgBreak: {
    group,
    purpose: 'Lets the account rest for some hours. Every session ends.',
    kind: 'E',
    auth: 'session',
    refusals: ['wrongCredentials', 'locked'],
  },
  rgExclude: {
    group,
    purpose: 'Excludes the player for some months. Nothing undoes it for the first six.',
    kind: 'E',
    auth: 'session',
    refusals: ['wrongCredentials', 'locked'],
  },
  checkPwd: {
    group,
    purpose: 'Shows once more who holds the device.',
    kind: 'I',
    auth: 'session',
    refusals: ['wrongCredentials', 'locked'],
  },
  statement: {
    group,
    purpose: 'Tells sums and movements from one Manila day to another, at most 92 days.',
    kind: 'R',
    auth: 'session',
    refusals: [],
    paging: { by: 'before', field: 'logId', id: 'id', rows: 'rows', size: 200 },
  },
  kycInfo: {
    group,
    purpose: 'Tells how far the check of the identity is.',
    kind: 'R',
    auth: 'session',
    refusals: [],
  },
  kycSubmit: {
    group,
    purpose: 'Sends the documents of an identity check, with two pictures.',
    kind: 'E',
    auth: 'session',
    refusals: ['alreadyReceived', 'underAge'],
  },
  sessions: {
    group,
    purpose: 'Lists the devices that are logged in.',
    kind: 'R',
    auth: 'session',
    refusals: [],
  },
  endSession: {
    group,
    purpose: 'Ends one session, or all others.',
    kind: 'I',
    auth: 'session',
    refusals: ['notFound'],
  },
  changePwd: {
    group,
    purpose: 'Sets a new password by the old one. Every other session ends.',
    kind: 'E',
    auth: 'session',
    refusals: ['wrongCredentials', 'locked', 'notEligible', 'weakPassword', 'passwordsDiffer'],
  },
  consent: {
    group,
    purpose: 'Keeps what the player agrees to.',
    kind: 'I',
    auth: 'session',
    refusals: [],
  },
  consentInfo: {
    group,
    purpose: 'Tells what the player agrees to.',
    kind: 'R',
    auth: 'session',
    refusals: [],
  },
  exportMe: {
    group,
    purpose: 'Prepares the data of the player under an address that works once.',
    kind: 'I',
    auth: 'session',
    refusals: [],
  },
  closeAccount: {
    group,
    purpose: 'Closes the account for good.',
    kind: 'E',
    auth: 'session',
    refusals: ['wrongCredentials', 'locked', 'notEligible'],
  },
} as const satisfies Record<string, CallFacts>;
