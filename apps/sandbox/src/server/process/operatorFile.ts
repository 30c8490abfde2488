import { readFileSync } from 'node:fs';
import { isProtection, type ProtectionSettings, type RuntimeConfig } from '@kislap/configure/settings';
import { protectionFaults } from '@kislap/configure/settings/faults';
import { StartProblem } from './StartProblem';

/** What the server and the app that it serves take over from the operator's settings. */
export interface OperatorFile {
  readonly mode: NonNullable<RuntimeConfig['mode']>;
  readonly protection: ProtectionSettings;
}

/**
 * Reads `mode` and `protection` of an `operator.json`.
 *
 * @throws StartProblem when it cannot be read, or holds what production may not be run with
 */
export function readOperatorFile(path: string): OperatorFile {
  const { mode = 'sandbox', protection } = parsed(path);
  const faults = protectionFaults({ mode, protection });
  if (faults.length > 0) throw new StartProblem(faults.join('\n'));
  if (!isProtection(protection) || (mode !== 'sandbox' && mode !== 'production')) {
    throw new StartProblem(`${path} has a mode or a protection that cannot be read.`);
  }
  return { mode, protection };
}

function parsed(path: string): { readonly mode?: unknown; readonly protection?: unknown } {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return typeof value === 'object' && value !== null ? value : {};
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    throw new StartProblem(`SANDBOX_OPERATOR cannot be read: ${reason}`);
  }
}
