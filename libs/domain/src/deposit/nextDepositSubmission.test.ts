import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { DepositSubmission } from './DepositSubmission';
import type { DepositSubmissionEvent } from './DepositSubmissionEvent';
import { nextDepositSubmission } from './nextDepositSubmission';

const payUrl = 'https://pay.example/1';
const phases: Record<DepositSubmission['phase'], DepositSubmission> = {
  editing: { phase: 'editing' },
  sending: { phase: 'sending' },
  made: { phase: 'made', payUrl },
  unknown: { phase: 'unknown' },
};
const events: Record<DepositSubmissionEvent['type'], DepositSubmissionEvent> = {
  submitted: { type: 'submitted' },
  refused: { type: 'refused' },
  accepted: { type: 'accepted', payUrl },
  lost: { type: 'lost' },
  settled: { type: 'settled' },
};

describe('nextDepositSubmission', () => {
  it.each([
    ['editing', 'submitted', 'sending'],
    ['editing', 'refused', 'editing'],
    ['editing', 'accepted', 'editing'],
    ['editing', 'lost', 'editing'],
    ['editing', 'settled', 'editing'],
    ['sending', 'submitted', 'sending'],
    ['sending', 'refused', 'editing'],
    ['sending', 'accepted', 'made'],
    ['sending', 'lost', 'unknown'],
    ['sending', 'settled', 'sending'],
    ['made', 'submitted', 'made'],
    ['made', 'refused', 'made'],
    ['made', 'settled', 'editing'],
    ['unknown', 'submitted', 'unknown'],
    ['unknown', 'accepted', 'unknown'],
    ['unknown', 'settled', 'editing'],
  ] as const)('leads from %s on %s to %s', (from, event, to) => {
    expect(nextDepositSubmission(phases[from], events[event])).toEqual(phases[to]);
  });

  it('posts once for any number of taps', () => {
    const taps = fc.array(fc.constant(events.submitted), { minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(taps, (submissions) => {
        let current: DepositSubmission = phases.editing;
        let posts = 0;
        for (const tap of submissions) {
          const next = nextDepositSubmission(current, tap);
          if (current.phase === 'editing' && next.phase === 'sending') posts += 1;
          current = next;
        }
        expect(posts).toBe(1);
      }),
    );
  });
});
