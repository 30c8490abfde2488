import type { CallFacts } from '../CallFacts';

const group = 'config';

/** Section 3 of the contract: how the operator has set things up, and its promotions. */
export const config = {
  urlConfig: {
    group,
    purpose: 'Tells where the pages of the operator are, and whether a withdrawal needs a bound phone.',
    kind: 'R',
    auth: 'open',
    refusals: [],
  },
  getActImg: {
    group,
    purpose: 'Tells picture and rules of one activity.',
    kind: 'R',
    auth: 'open',
    refusals: ['notFound'],
  },
  getPayChannel: {
    group,
    purpose: 'Lists the channel bonuses in force.',
    kind: 'R',
    auth: 'session',
    refusals: [],
  },
  getPayGift: {
    group,
    purpose: 'Lists the promotions a deposit can take part in.',
    kind: 'R',
    auth: 'session',
    refusals: [],
  },
  activityList: {
    group,
    purpose: 'Lists the cards of the promotion page.',
    kind: 'R',
    auth: 'open',
    refusals: [],
  },
  activityStateList: {
    group,
    purpose: 'Tells which activities are on; one that is not listed is off.',
    kind: 'R',
    auth: 'open',
    refusals: [],
  },
  getBanner: {
    group,
    purpose: 'Lists the pictures of a carousel: 1 home, 2 promotions, 3 referrals, 4 VIP.',
    kind: 'R',
    auth: 'open',
    refusals: [],
  },
  noticeList: {
    group,
    purpose: 'Lists the notices of the home page.',
    kind: 'R',
    auth: 'bare',
    refusals: [],
  },
  getAds: {
    group,
    purpose: 'Lists advertisements: 1 pop-up, 2 floating icon, 3 splash.',
    kind: 'R',
    auth: 'open',
    refusals: [],
  },
  redPackerInfo: {
    group,
    purpose: 'Lists the red packets of today.',
    kind: 'R',
    auth: 'open',
    refusals: [],
  },
  getRedPacker: {
    group,
    purpose: 'Opens a red packet, first come, first served.',
    kind: 'E',
    auth: 'session',
    refusals: ['notEligible', 'alreadyReceived', 'ended'],
    restsOnBreak: true,
  },
} as const satisfies Record<string, CallFacts>;
