import type { CallFacts } from '../CallFacts';

const group = 'payment';

/** Section 9 of the contract: the payment service. */
export const payment = {
  paylist4vip: {
    group,
    purpose: 'Lists every payment method and channel; who may use which is for the app to find.',
    kind: 'R',
    auth: 'session',
    refusals: [],
  },
  deposit: {
    group,
    purpose: 'Opens a deposit order and answers where it is paid.',
    kind: 'E',
    auth: 'session',
    refusals: ['notEligible', 'ownLimitReached', 'identityCheckNeeded', 'switchedOff'],
    restsOnBreak: true,
  },
  withdraw: {
    group,
    purpose: 'Takes an amount from the balance and pays it out. Accepted is code 100.',
    kind: 'E',
    auth: 'session',
    refusals: ['notEligible', 'balanceTooLow', 'identityCheckNeeded', 'switchedOff'],
  },
} as const satisfies Record<string, CallFacts>;
