import { urlConfigCall } from '../contract/config';
import type { CallOptions } from '../http/CallOptions';
import { callMain } from '../http/callMain';
import { definedFields } from '../mapping/definedFields';
import { optionalMoney } from '../mapping/optionalMoney';
import { rarelyChanging } from '../swr/rarelyChanging';
import type { ReadKey } from '../swr/ReadKey';
import { useRead } from '../swr/useRead';
import type { OperatorSettings } from './OperatorSettings';

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
    ...definedFields({
      customerServiceUrl: urls.csUrl,
      appPackageUrl: urls.apkUrl,
      shareUrl: urls.shareUrl,
      termsUrl: urls.termsUrl,
      privacyUrl: urls.privacyUrl,
      responsibleGamingUrl: urls.rgUrl,
      downloadGift: optionalMoney(urls.downGift),
    }),
  };
}

/**
 * The operator's settings, for guests too.
 *
 * @example
 * import { createFakeOperator, sampleHandlers } from '@kislap/api/testing';
 * configureApi({ adapter: createFakeOperator(sampleHandlers).adapter });
 * useOperatorSettings().data?.mustBindPhone; // => true
 */
export function useOperatorSettings() {
  return useRead(operatorSettingsKey, () => getOperatorSettings(), rarelyChanging);
}
