import type { RuntimeConfig } from '@kislap/configure/settings';

/**
 * Names what of the configuration can be seen in the prerendered page, in letters fit for an attribute. A deploy
 * may change the configuration after the build: what was rendered for another operator is drawn anew.
 */
export function prerenderedFor({ operatorName, licence }: RuntimeConfig): string {
  return [operatorName, licence].map(encodeURIComponent).join(';');
}
