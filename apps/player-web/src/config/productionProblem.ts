import type { RuntimeConfig } from '@kislap/configure/settings';
import { protectionFaults } from '@kislap/configure/settings/faults';
import type { ConfigProblem } from './runtimeConfig';

/** Why production may not be run with a configuration: what of the protection of players is missing, forbidden or made up. */
export function productionProblem(config: RuntimeConfig): ConfigProblem | undefined {
  const fields = protectionFaults(config);
  return fields.length > 0 ? { type: 'wrongFields', fields } : undefined;
}
