import { expect, it } from 'vitest';
import { withdrawalEvents } from './orderEvents';

const asked = [
  { step: 'asked', at: 100 },
  { step: 'review', at: 100 },
];
const sent = [
  { step: 'approved', at: 160 },
  { step: 'sent', at: 160 },
];

it.each([
  ['review', null, asked],
  ['done', 160_000, [...asked, ...sent, { step: 'done', at: 160 }]],
  // Its payment came back: it had been approved and sent before.
  ['reversed', 160_000, [...asked, ...sent, { step: 'reversed', at: 160 }]],
  ['rejected', 160_000, [...asked, { step: 'rejected', at: 160 }]],
  ['stopped', 160_000, [...asked, { step: 'stopped', at: 160 }]],
])('a withdrawal that is %s tells the steps it came by', (step, settledAtMs, events) => {
  expect(withdrawalEvents({ createdAtMs: 100_000, settledAtMs }, step)).toEqual(events);
});
