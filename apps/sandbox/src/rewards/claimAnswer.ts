import * as v from 'valibot';

/** The stored form of what `payReward` answers; spread into the schema of a call that answers more. */
export const claimAnswer = { am: v.number(), Score: v.number(), needFlow: v.number() };
