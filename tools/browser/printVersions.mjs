import { execFileSync } from 'node:child_process';
import { findBrowser, findWindowlessBrowser } from '../browser.mjs';

/**
 * The browsers that tests would start now, with their versions: nx takes all that is printed into what a result depends
 * on, warnings with a process number too.
 */
for (const path of new Set([findBrowser(), findWindowlessBrowser()])) {
  const version = execFileSync(path, ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  console.log(`${path} ${version.trim()}`);
}
