import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const require = createRequire(import.meta.url);

/**
 * The package unpacks to the temporary folder, and brings its own libraries only when it believes to be in a lambda.
 */
const unpackingEnvironment = {
  AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x',
  AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x',
};
const unpack = "(await import('@sparticuz/chromium')).default.executablePath()";

const launcher = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
[ -d /etc/fonts ] || export FONTCONFIG_PATH="$here/fonts"
exec "$here/chromium" "$@"
`;

/** Whether that browser runs on this machine, and with it the comparison of pictures. */
export const canUseBundled = process.platform === 'linux' && process.arch === 'x64';

/** @returns {string} */
function version() {
  const entry = require.resolve('@sparticuz/chromium');
  return require(join(dirname(entry), '../../package.json')).version;
}

/**
 * The Chromium that an npm package ships, unpacked once into `node_modules/.cache` (about 200 MB, two seconds).
 *
 * @returns {string} The path of a launcher that brings the libraries it needs.
 */
export const bundledBrowser = () =>
  unpackOnce(`chromium-${version()}`, (folder) => {
    execFileSync(process.execPath, ['--input-type=module', '--eval', `await ${unpack}`], {
      cwd: repository,
      env: { ...process.env, ...unpackingEnvironment, TMPDIR: folder },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  });

/**
 * @param {string} name
 * @param {(folder: string) => void} unpackInto Puts `chromium`, and `al2023/lib` with its libraries, into a folder.
 * @returns {string} The path of a launcher.
 */
export function unpackOnce(name, unpackInto) {
  const cache = join(repository, 'node_modules', '.cache');
  const home = join(cache, name);
  const path = join(home, 'chrome');
  if (existsSync(path)) return path;
  mkdirSync(cache, { recursive: true });
  const unfinished = mkdtempSync(join(cache, 'chromium-'));
  unpackInto(unfinished);
  writeFileSync(join(unfinished, 'chrome'), launcher);
  chmodSync(join(unfinished, 'chrome'), 0o755);
  try {
    renameSync(unfinished, home);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(path)) throw error;
  }
  return path;
}
