import { join } from 'node:path';
import { sandboxRoot } from './sandboxRoot';

/** Folder of the built player app: `KISLAP_WEB_ROOT`, or the one beside this package. */
export function webRootFolder(): string {
  return process.env['KISLAP_WEB_ROOT'] ?? join(sandboxRoot(), '../player-web/dist');
}
