import { createContext, use } from 'react';
import type { RuntimeConfig } from './RuntimeConfig';

/** The operator's configuration, checked once at start. */
export const RuntimeConfigContext = createContext<RuntimeConfig | undefined>(undefined);

/** @throws Error when used outside of the app's root. */
export function useRuntimeConfig(): RuntimeConfig {
  const config = use(RuntimeConfigContext);
  if (config === undefined) throw new Error('useRuntimeConfig needs RuntimeConfigContext around it.');
  return config;
}
