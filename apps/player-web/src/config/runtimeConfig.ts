import type { RuntimeConfig } from '@kislap/configure/settings';
import { isRuntimeConfig, wrongFields } from '@kislap/configure/settings';
import { fail, ok } from '@kislap/domain';
import type { Result } from '@kislap/domain';
import { createContext, use } from 'react';

/** The operator's configuration, checked once at start. */
export const RuntimeConfigContext = createContext<RuntimeConfig | undefined>(undefined);

/** @throws Error when used outside of the app's root. */
export function useRuntimeConfig(): RuntimeConfig {
  const config = use(RuntimeConfigContext);
  if (config === undefined) throw new Error('useRuntimeConfig needs RuntimeConfigContext around it.');
  return config;
}

/** The help line that stands on every page, as dialled; '' for an operator without one. */
export function useHelpPhone(): string {
  return firstHelpPhone(useRuntimeConfig());
}

/** The same, outside of components. */
export const firstHelpPhone = ({ protection }: RuntimeConfig): string => protection.helpLines[0]?.phone ?? '';

/** Why a configuration cannot be used: not JSON at all, or these fields are missing or wrong. */
export type ConfigProblem =
  | { readonly type: 'notJson' }
  | { readonly type: 'wrongFields'; readonly fields: readonly string[] };

/** Reads the operator's configuration from the JSON text that a deploy writes into the page. */
export function parseRuntimeConfig(json: string): Result<RuntimeConfig, ConfigProblem> {
  const parsed = parseObject(json);
  if (parsed === undefined) return fail({ type: 'notJson' });
  if (isRuntimeConfig(parsed)) return ok(parsed);
  return fail({ type: 'wrongFields', fields: wrongFields(parsed) });
}

function parseObject(json: string): object | undefined {
  try {
    const parsed: unknown = JSON.parse(json);
    return typeof parsed === 'object' && parsed !== null ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the configuration block of the page, which costs no request. */
export function readRuntimeConfig(page: Document): Result<RuntimeConfig, ConfigProblem> {
  const block = page.getElementById('kislap-config');
  return block === null ? fail({ type: 'notJson' }) : parseRuntimeConfig(block.textContent);
}
