import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort } from './freePort.mjs';

const ownEntry = fileURLToPath(new URL('../apps/sandbox/dist/main.js', import.meta.url));
const startTimeoutMs = 60_000;
/** Tests log in more often than people do, and move the clock by days while they stay logged in. */
const forTests = {
  SANDBOX_UNCOUNTED: 'loopback',
  SANDBOX_PASSWORD_COST: '1024',
  SANDBOX_IDLE_MINUTES: '525600',
  SANDBOX_SECURITY_LOG: 'off',
};

/**
 * A running sandbox operator that serves the built app.
 *
 * @typedef {object} Sandbox
 * @property {string} origin Where it answers, without a slash at the end.
 * @property {() => Promise<void>} stop Asks it to close its books and waits until it has.
 * @property {() => Promise<void>} kill Ends it at once, as a power cut would, and waits until it is gone.
 * @property {() => void} freeze Stops it in the middle of what it does.
 * @property {() => void} thaw Lets it go on.
 * @property {() => Promise<void>} restart Starts it again on the same address after `stop` or `kill`.
 */

/**
 * Starts the built sandbox on a free port.
 *
 * @param {object} [options]
 * @param {readonly string[]} [options.args] Its arguments; a database in memory unless said otherwise.
 * @param {Readonly<Record<string, string>>} [options.env] On top of this process's own environment.
 * @param {string} [options.entry] The built sandbox to start; this checkout's unless said otherwise.
 * @returns {Promise<Sandbox>} Once it answers.
 * @throws {Error} With what it printed, when it ends or stays silent for a minute.
 */
export async function startSandbox({ args = ['--memory'], env = {}, entry = ownEntry } = {}) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const launch = () =>
    launchProcess(origin, [entry, ...args], { ...process.env, ...forTests, ...env, PORT: String(port) });
  let running = await launch();
  return {
    origin,
    stop: () => running.end('SIGTERM'),
    kill: () => running.end('SIGKILL'),
    freeze: () => running.signal('SIGSTOP'),
    thaw: () => running.signal('SIGCONT'),
    restart: async () => {
      running = await launch();
    },
  };
}

/**
 * @param {string} origin
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
async function launchProcess(origin, args, env) {
  const child = spawn(process.execPath, ['--enable-source-maps', ...args], { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (/** @type {Buffer} */ chunk) => {
      output = `${output}${chunk.toString()}`.slice(-4000);
    });
  }
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await untilAnswering(origin, () => {
    if (child.exitCode !== null) throw new Error(`The sandbox ended with ${child.exitCode}:\n${output}`);
  }).catch((/** @type {Error} */ error) => {
    child.kill('SIGKILL');
    throw new Error(`${error.message}\n${output}`);
  });
  return {
    /** @param {NodeJS.Signals} signal */
    signal: (signal) => void child.kill(signal),
    /** @param {NodeJS.Signals} signal */
    end: async (signal) => {
      child.kill(signal);
      await ended;
    },
  };
}

/** @param {string} origin @param {() => void} checkAlive Throws when waiting is pointless. */
async function untilAnswering(origin, checkAlive) {
  const deadline = performance.now() + startTimeoutMs;
  while (performance.now() < deadline) {
    checkAlive();
    const answered = await fetch(origin).then(
      (answer) => answer.ok,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The sandbox did not answer on ${origin} within ${startTimeoutMs / 1000} seconds.`);
}
