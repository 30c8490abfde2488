import type { DepositSubmission } from './DepositSubmission';
import type { DepositSubmissionEvent } from './DepositSubmissionEvent';

const editing: DepositSubmission = { phase: 'editing' };

/**
 * A deposit's way from Submit to its page.
 *
 * Submission rule: a second tap does nothing until the first is refused or its dialog is closed, and a post
 * without an answer is never sent again by itself. Post only on the step from `editing` to `sending`.
 *
 * @example
 * nextDepositSubmission({ phase: 'editing' }, { type: 'submitted' }); // => { phase: 'sending' }
 * nextDepositSubmission({ phase: 'sending' }, { type: 'lost' }); // => { phase: 'unknown' }
 */
export function nextDepositSubmission(
  submission: DepositSubmission,
  event: DepositSubmissionEvent,
): DepositSubmission {
  switch (submission.phase) {
    case 'editing':
      return event.type === 'submitted' ? { phase: 'sending' } : submission;
    case 'sending':
      return whileSending(submission, event);
    case 'made':
    case 'unknown':
      return event.type === 'settled' ? editing : submission;
  }
}

function whileSending(sending: DepositSubmission, event: DepositSubmissionEvent): DepositSubmission {
  switch (event.type) {
    case 'refused':
      return editing;
    case 'accepted':
      return { phase: 'made', payUrl: event.payUrl };
    case 'lost':
      return { phase: 'unknown' };
    case 'submitted':
    case 'settled':
      return sending;
  }
}
