import { fail } from '@kislap/domain';
import type { Result } from '@kislap/domain';
import { parseRuntimeConfig } from './parseRuntimeConfig';
import type { ConfigProblem } from './parseRuntimeConfig';
import type { RuntimeConfig } from './RuntimeConfig';

/** Reads the configuration block of the page, which costs no request. */
export function readRuntimeConfig(page: Document): Result<RuntimeConfig, ConfigProblem> {
  const block = page.getElementById('kislap-config');
  return block === null ? fail({ type: 'notJson' }) : parseRuntimeConfig(block.textContent);
}
