import type { CallFacts } from '../CallFacts';

const group = 'accounts';

/** Section 1 of the contract: who a player is, and how he gets in and out. */
export const accounts = {
  login: {
    group,
    purpose: 'Opens a session by password or by SMS code.',
    kind: 'E',
    auth: 'bare',
    refusals: ['wrongCredentials', 'wrongCode', 'locked', 'accountSuspended'],
  },
  thirdLogin: {
    group,
    purpose: 'Opens a session by an account at another service; an unknown one becomes a new player.',
    kind: 'E',
    auth: 'open',
    refusals: ['wrongCredentials', 'locked', 'accountSuspended'],
  },
  register: {
    group,
    purpose: 'Opens an account by phone and SMS code, and its first session.',
    kind: 'E',
    auth: 'bare',
    refusals: ['phoneTaken', 'wrongCode', 'locked', 'underAge', 'weakPassword', 'passwordsDiffer'],
  },
  getUserInfo: {
    group,
    purpose: 'Tells who is signed in: balance, levels, and where the check-in week stands.',
    kind: 'R',
    auth: 'session',
    refusals: [],
  },
  loginOut: {
    group,
    purpose: 'Ends the session of the token. An unknown token is fine too, so that logging out never fails.',
    kind: 'I',
    auth: 'open',
    refusals: [],
  },
  getEventCard: {
    group,
    purpose: 'Redeems a gift card.',
    kind: 'E',
    auth: 'session',
    refusals: ['notFound', 'alreadyReceived', 'ended', 'notEligible', 'locked'],
    restsOnBreak: true,
  },
  getUserScore: {
    group,
    purpose: 'Tells the balance, quickly.',
    kind: 'R',
    auth: 'session',
    refusals: [],
  },
  signUserInfo: {
    group,
    purpose: 'Tells what check-in conditions and VIP levels are measured by.',
    kind: 'R',
    auth: 'session',
    refusals: [],
  },
  userCashCheck: {
    group,
    purpose: 'Tells how much has still to be bet before a withdrawal.',
    kind: 'R',
    auth: 'session',
    refusals: [],
  },
  getUserBank: {
    group,
    purpose: 'Lists the accounts of accepted withdrawals, the newest first, at most ten.',
    kind: 'R',
    auth: 'session',
    refusals: [],
  },
  bindPhone: {
    group,
    purpose: 'Binds a phone to an account that has none, and sets its password.',
    kind: 'I',
    auth: 'session',
    refusals: ['phoneTaken', 'wrongCode', 'locked', 'weakPassword', 'passwordsDiffer'],
  },
  editUserHeader: {
    group,
    purpose: 'Changes the picture of the account.',
    kind: 'I',
    auth: 'session',
    refusals: [],
  },
  resetPwd: {
    group,
    purpose:
      'Sets a new password by SMS code and ends every session. An unknown phone reads like a wrong code.',
    kind: 'E',
    auth: 'open',
    refusals: ['wrongCode', 'locked', 'weakPassword', 'passwordsDiffer'],
  },
  sendCode: {
    group,
    purpose: 'Sends an SMS code.',
    kind: 'E',
    auth: 'open',
    refusals: ['codeSentTooOften'],
  },
  getSecretKey: {
    group,
    purpose: 'Hands out the secret that this session signs payments with.',
    kind: 'R',
    auth: 'session',
    refusals: [],
  },
  getState: {
    group,
    purpose: 'The online ping: keeps the session alive.',
    kind: 'I',
    auth: 'session',
    refusals: [],
  },
} as const satisfies Record<string, CallFacts>;
