import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Builds the process under test, so that it is never an old one. */
export function setup(): void {
  const folder = fileURLToPath(new URL('../..', import.meta.url));
  execFileSync('npx', ['tsup'], { cwd: folder, stdio: 'ignore' });
}
