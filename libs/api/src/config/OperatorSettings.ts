import type { Money } from '@kislap/domain';

/**
 * Where the operator's own pages are, and what it asks for. Addresses are as sent: check before opening.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * const found: OperatorSettings = await getOperatorSettings();
 * found.mustBindPhone; // => true
 */
export interface OperatorSettings {
  readonly telegramUrl: string;
  /** Whether a withdrawal needs a bound phone. */
  readonly mustBindPhone: boolean;
  readonly customerServiceUrl?: string;
  readonly appPackageUrl?: string;
  readonly shareUrl?: string;
  readonly termsUrl?: string;
  readonly privacyUrl?: string;
  readonly responsibleGamingUrl?: string;
  readonly downloadGift?: Money;
}
