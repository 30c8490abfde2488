import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { helpText, readHelp, unknownFlag } from './start/help.mjs';

/** `npm start`: lets nx build what has changed, then serves app and API on one port. */
const repository = fileURLToPath(new URL('..', import.meta.url));
const nx = join(repository, 'node_modules', 'nx', 'dist', 'bin', 'nx.js');
const help = readHelp(join(repository, 'apps/sandbox/src/server/process/help.json'));
const projects = ['@kislap/player-web', '@kislap/console', '@kislap/sandbox'];
const everyMs = 10_000;

/** Says what has been built as it is built: a first build takes a minute, and silence looks like a fault. */
async function build() {
  console.log(
    `Building ${projects.length} parts (only what has changed; the first time takes about a minute)…`,
  );
  const startedMs = performance.now();
  const seconds = () => Math.round((performance.now() - startedMs) / 1000);
  const args = [nx, 'run-many', '-t', 'build', '-p', projects.join(',')];
  const run = spawn(process.execPath, args, { cwd: repository, stdio: ['ignore', 'pipe', 'pipe'] });
  /** @type {string[]} */
  const output = [];
  for (const stream of [run.stdout, run.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      output.push(line);
      const built = /^\s*✔\s+nx run (?<project>[^:]+):build/u.exec(line)?.groups?.['project'];
      if (built !== undefined) console.log(`  ${built} is built (${seconds()} s)`);
    });
  }
  const ticking = setInterval(() => console.log(`  … ${seconds()} s`), everyMs);
  /** @type {number | null} */
  const code = await new Promise((resolve) => {
    run.on('close', resolve);
  });
  clearInterval(ticking);
  if (code === 0) return true;
  console.error(`${output.join('\n')}\nThe build failed, so there is nothing to serve: see above.`);
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

const args = process.argv.slice(2);
const unknown = unknownFlag(args, help);
if (args.includes('--help')) console.log(helpText(help));
else if (unknown !== undefined) {
  console.error(
    `${unknown} is no flag of npm start. Allowed: ${Object.keys(help.flags).join(', ')} (npm start -- --help).`,
  );
  process.exitCode = 2;
} else if (await build()) serve();
else process.exitCode = 1;
