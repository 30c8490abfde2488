import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

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

  constructor(environment: Readonly<Record<string, string>>, args: readonly string[] = []) {
    this.#child = spawn(process.execPath, [entry, ...args], {
      env: { ...process.env, PORT: '0', ...environment },
    });
    this.#child.stdout?.on('data', (text) => (this.#output += String(text)));
    this.#child.stderr?.on('data', (text) => (this.#output += String(text)));
    this.ended = once(this.#child, 'exit').then(() => ({
      code: this.#child.exitCode,
      signal: this.#child.signalCode,
      output: this.#output,
    }));
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
