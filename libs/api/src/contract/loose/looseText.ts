import * as v from 'valibot';

/** Text, or a number written as text (an account number that a server sent without quotes). */
export const looseText = v.union([v.string(), v.pipe(v.number(), v.finite(), v.transform(String))]);
