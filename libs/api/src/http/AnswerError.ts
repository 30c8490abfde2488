import type { RefusalFacts } from '../contract/refusalFacts';

/**
 * The operator answered, and not with ok. `code` is the contract's answer code, `message` the operator's own
 * text for the player (may be ''), `data` the facts it added.
 *
 * @example
 * const refusal = new AnswerError(1011, 'Not enough money');
 * refusal.code === answerCode.balanceTooLow; // => true
 */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';
  readonly code: number;
  readonly data: RefusalFacts;
  /** A message id of ours that the operator suggests instead of its own text. */
  readonly messageId: string | undefined;

  constructor(code: number, message: string, data: RefusalFacts = {}, messageId?: string) {
    super(message);
    this.code = code;
    this.data = data;
    this.messageId = messageId;
  }
}
