import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folder of this package, found from where this very code lies: the same from source and from the built file.
 *
 * @throws Error when the code was moved out of its package
 */
export function sandboxRoot(): string {
  const start = dirname(fileURLToPath(import.meta.url));
  for (let folder = start; folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return folder;
  }
  throw new Error(`The sandbox's own folder was not found above ${start}: start it from its package.`);
}
