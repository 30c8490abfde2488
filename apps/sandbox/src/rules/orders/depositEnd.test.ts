import { expect, it } from 'vitest';
import { depositEnd } from './orders';

const closed = { closedFor: 'limit', returnedAtMs: null, returnDoneAtMs: null } as const;

// As the app calls the step: the words of the note and those of the state stand on one screen.
it.each([
  ['en', /^Closed unpaid: /],
  ['tag', /^Isinara nang hindi nabayaran: /],
] as const)('an order closed unpaid is called by one name (%s)', (locale, name) => {
  expect(depositEnd(closed, locale).note).toMatch(name);
});
