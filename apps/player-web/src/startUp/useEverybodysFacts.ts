import { useActivityStates, useOperatorSettings, useVipLevels } from '@kislap/api';

/** The start-up set of everybody: the operator's addresses, the VIP levels, what is switched on. */
export function useEverybodysFacts(): void {
  useOperatorSettings();
  useVipLevels();
  useActivityStates();
}
