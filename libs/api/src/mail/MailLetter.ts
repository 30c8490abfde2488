import type { Money } from '@kislap/domain';
import type { Mail } from './Mail';

/**
 * A message in full.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const found: MailLetter = await getMail(44);
 * found.title; // => 'Your weekly VIP gift'
 */
export interface MailLetter extends Mail {
  /** Plain text with line breaks. */
  readonly content: string;
  readonly attachments: readonly {
    /** 1 cash, 2 nothing, 3 mystery, 4 fixed amount. */
    readonly prizeType: number;
    readonly amount: Money;
  }[];
}
