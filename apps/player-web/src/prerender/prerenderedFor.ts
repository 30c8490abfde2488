import type { RuntimeConfig } from '../config/RuntimeConfig';

/**
 * Names what of the configuration can be seen in the prerendered page, in letters fit for an attribute. A deploy
 * may change the configuration after the build: what was rendered for another operator is drawn anew.
 */
export function prerenderedFor({ operatorName, customerServiceUrl, licence }: RuntimeConfig): string {
  return [operatorName, customerServiceUrl, licence].map(encodeURIComponent).join(';');
}
