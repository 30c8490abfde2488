import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** `npm start`: lets nx build what has changed, then serves app and API on one port. */
const repository = fileURLToPath(new URL('..', import.meta.url));
const nx = join(repository, 'node_modules', 'nx', 'dist', 'bin', 'nx.js');

/** @returns {boolean} Whether the app and the sandbox are built now. */
function build() {
  console.log('Building the app and the sandbox (only when something changed)…');
  const args = [nx, 'run-many', '-t', 'build', '-p', '@kislap/player-web,@kislap/console,@kislap/sandbox'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: repository, encoding: 'utf8' });
  if (status === 0) return true;
  console.error(`${stdout ?? ''}${stderr ?? ''}\nThe build failed, so there is nothing to serve: see above.`);
  return false;
}

function serve() {
  const entry = join(repository, 'apps', 'sandbox', 'dist', 'main.js');
  const sandbox = spawn(process.execPath, ['--enable-source-maps', entry, ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  // Ctrl-C reaches the sandbox by itself; this process only waits for it to close its books.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => sandbox.kill('SIGTERM'));
  sandbox.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === null ? 1 : 0);
  });
}

if (build()) serve();
else process.exitCode = 1;
