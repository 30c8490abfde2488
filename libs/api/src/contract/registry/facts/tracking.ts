import type { CallFacts } from '../CallFacts';

/** Section 10 of the contract: what advertisers are told of players who agreed to it. */
export const tracking = {
  adPoint: {
    group: 'tracking',
    purpose: 'Tells about a step of a player who agreed to it, each `eventId` once.',
    kind: 'I',
    auth: 'session',
    refusals: [],
  },
} as const satisfies Record<string, CallFacts>;
