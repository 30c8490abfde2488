import type { Money } from '@kislap/domain';
import { urlConfigCall } from '../contract/config';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/call';
import type { ReadKey } from '../mapping/ReadKey';
import { definedFields, optionalMoney } from '../mapping/wireValues';

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
  /** Who helps when play is no longer play. */
  readonly helpUrl?: string;
  readonly downloadGift?: Money;
  /** Whether the operator tells single orders, by number and by idempotency key, and forgets saved accounts. */
  readonly tellsOrders: boolean;
  /** What stands on home under its first row of games, by the operator's names; all of it when left out. */
  readonly homeShelves?: readonly string[];
}

/**
 * The cache key of the operator's settings.
 *
 * @example
 * operatorSettingsKey; // => ['urlConfig']
 */
export const operatorSettingsKey: ReadKey = ['urlConfig'];

/**
 * Asks for the operator's addresses and demands. @throws OfflineError | AnswerError | ContractError
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * (await getOperatorSettings()).mustBindPhone; // => true
 */
export async function getOperatorSettings(options?: CallOptions): Promise<OperatorSettings> {
  const urls = await callMain(urlConfigCall, {}, options);
  return {
    telegramUrl: urls.tgUrl,
    mustBindPhone: urls.bindPhone === 1,
    tellsOrders: urls.orders === 1,
    ...definedFields({
      customerServiceUrl: urls.csUrl,
      appPackageUrl: urls.apkUrl,
      shareUrl: urls.shareUrl,
      termsUrl: urls.termsUrl,
      privacyUrl: urls.privacyUrl,
      responsibleGamingUrl: urls.rgUrl,
      helpUrl: urls.help,
      downloadGift: optionalMoney(urls.downGift),
      homeShelves: urls.shelves,
    }),
  };
}
