import { spawn, spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArguments } from './readArguments.mjs';

/**
 * `npm run dev`: the sandbox rebuilt and restarted on change, the app with hot reload in front of it.
 * `npm run dev -- --storybook` adds the Storybook. `-- --operator http://localhost:4000` puts the app in front of a back
 * end of yours that is up already, and starts no sandbox. One Ctrl-C stops them all.
 */
const { storybook: hasStorybook = false, operator } = readArguments('npm run dev', {
  storybook: { type: 'boolean' },
  operator: { type: 'string' },
}).values;
if (operator !== undefined && !/^https?:\/\/[^/]+$/.test(operator)) {
  console.error(`npm run dev: --operator is an origin such as http://localhost:4000, not "${operator}".`);
  process.exit(2);
}
const repository = fileURLToPath(new URL('..', import.meta.url));
const path = [join(repository, 'node_modules', '.bin'), process.env.PATH].join(delimiter);

const apiPort = process.env.API_PORT ?? '3001';
const appPort = process.env.PORT ?? '3000';

const watched = ['src', '../../libs/domain/src', '../../libs/api/src/contract'];

const sandboxProcesses = [
  {
    name: 'build',
    folder: 'apps/sandbox',
    command: `tsup ${watched.map((folder) => `--watch ${folder}`).join(' ')}`,
    env: {},
  },
  {
    name: 'sandbox',
    folder: 'apps/sandbox',
    command: 'node --watch --enable-source-maps dist/main.js',
    env: { PORT: apiPort, SANDBOX_DATA: process.env.SANDBOX_DATA ?? join(repository, '.kislap') },
  },
  { name: 'console', folder: 'apps/console', command: 'vite build --watch --logLevel warn', env: {} },
];
const processes = [
  ...(operator === undefined ? sandboxProcesses : []),
  {
    name: 'app',
    folder: 'apps/player-web',
    command: 'node ../../tools/dev/serveApp.mjs',
    env: { PORT: appPort, OPERATOR: operator ?? `http://127.0.0.1:${apiPort}` },
  },
  ...(hasStorybook
    ? [{ name: 'storybook', folder: 'apps/storybook', command: 'storybook dev -p 6006 --no-open', env: {} }]
    : []),
];

// The sandbox needs something to start from; the watching build follows.
if (operator === undefined)
  spawnSync('tsup', {
    cwd: join(repository, 'apps/sandbox'),
    env: { ...process.env, PATH: path },
    shell: true,
  });

const children = processes.map(({ name, folder, command, env }) => {
  const child = spawn(command, {
    cwd: join(repository, folder),
    env: { ...process.env, ...env, PATH: path },
    shell: true,
    // A group of its own, so that what the shell starts ends with it.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (/** @type {Buffer} */ chunk) => {
      for (const line of chunk.toString().trimEnd().split('\n')) console.log(`${name.padEnd(9)} │ ${line}`);
    });
  }
  child.on('exit', (code) => stop(code ?? 1));
  return child;
});

/** One of them ending ends them all. @param {number} exitCode */
function stop(exitCode) {
  process.exitCode ??= exitCode;
  for (const child of children) {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) continue;
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGTERM');
  }
}

process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));
