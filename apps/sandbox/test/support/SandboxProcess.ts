import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const msPerTick = 10;
const entry = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/** Many players log in from this machine, and days pass while they stay logged in. */
const forTests = { SANDBOX_UNCOUNTED: 'loopback', SANDBOX_IDLE_MINUTES: '525600' };

/** How a sandbox process ended. */
export interface ProcessEnd {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly output: string;
}

/** The built sandbox as a process of its own, on any free port. */
export class SandboxProcess {
  #output = '';
  readonly #child: ChildProcess;
  readonly ended: Promise<ProcessEnd>;

  /** @param script runs instead of the sandbox; it tells its address in the same way */
  constructor(
    environment: Readonly<Record<string, string>>,
    args: readonly string[] = [],
    script: string = entry,
  ) {
    this.#child = spawn(process.execPath, [script, ...args], {
      env: { ...process.env, PORT: '0', ...forTests, ...environment },
    });
    this.#child.stdout?.on('data', (text) => (this.#output += String(text)));
    this.#child.stderr?.on('data', (text) => (this.#output += String(text)));
    this.ended = once(this.#child, 'exit').then(() => ({
      code: this.#child.exitCode,
      signal: this.#child.signalCode,
      output: this.#output,
    }));
  }

  /** Its memory in megabytes, as the system counts it. */
  get memoryMb(): number {
    const pages = execFileSync('ps', ['-o', 'rss=', '-p', String(this.#child.pid)], { encoding: 'utf8' });
    return Number(pages) / 1024;
  }

  /** The processor time it has taken, in milliseconds; 0 where the system does not show it. */
  get processorMs(): number {
    const path = `/proc/${this.#child.pid}/stat`;
    if (!existsSync(path)) return 0;
    const stat = readFileSync(path, 'utf8');
    const [user = 0, system = 0] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
      .map(Number);
    return (user + system) * msPerTick;
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /**
   * Waits until it tells its address.
   *
   * @throws Error with its output when it ends before
   */
  async address(): Promise<string> {
    const told = () => /http:\/\/localhost:\d+/.exec(this.#output)?.[0];
    while (told() === undefined && this.isRunning) {
      await Promise.race([once(this.#child.stdout ?? this.#child, 'data'), this.ended]);
    }
    const address = told();
    if (address === undefined) throw new Error(`The sandbox ended at its start:\n${this.#output}`);
    return address;
  }

  kill(signal: NodeJS.Signals = 'SIGKILL'): void {
    this.#child.kill(signal);
  }
}
