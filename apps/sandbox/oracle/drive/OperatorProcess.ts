import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { answered, type Answered, type Asked } from './messages';

type Done = Extract<Answered, { kind: 'done' }>;
type Question = Asked extends infer One ? (One extends unknown ? Omit<One, 'id'> : never) : never;

interface Waiting {
  readonly resolve: (done: Done) => void;
  readonly reject: (error: Error) => void;
}

/** The worker that is built beside what runs. */
const entry = fileURLToPath(new URL('worker.js', import.meta.url));

/** A process of the operator, and the channel to it. */
export class OperatorProcess {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, Waiting>();
  readonly #ready: Promise<void>;
  #asked = 0;

  /** @param databaseUrl of a database that is seeded */
  constructor(databaseUrl: string) {
    this.#child = fork(entry, [databaseUrl], { serialization: 'advanced' });
    this.#ready = new Promise((resolve, reject) => {
      this.#child.on('message', (message) => {
        const answer = v.parse(answered, message);
        if (answer.kind === 'ready') resolve();
        else this.#settle(answer);
      });
      this.#child.once('exit', (code) => {
        const error = new Error(`A process of the operator has ended: ${code}`);
        reject(error);
        for (const { reject: refuse } of this.#waiting.values()) refuse(error);
        this.#waiting.clear();
      });
    });
  }

  get id(): number | undefined {
    return this.#child.pid;
  }

  /** @throws Error when the process ends, or fails at it */
  async ask(question: Question): Promise<Done> {
    await this.#ready;
    const id = (this.#asked += 1);
    return await new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#child.send({ ...question, id });
    });
  }

  async request(path: string, init: RequestInit): Promise<Response> {
    const request = new Request(`http://sandbox.test${path}`, init);
    const body = new Uint8Array(await request.arrayBuffer());
    const headers = [...request.headers].map(([name, value]): [string, string] => [name, value]);
    const { status, text } = await this.ask({ kind: 'fetch', path, headers, body });
    return new Response(text, { status });
  }

  /** Lets it close its connections and end. */
  async close(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#child.disconnect();
    await ended;
  }

  #settle(answer: Exclude<Answered, { kind: 'ready' }>): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (answer.kind === 'done') waiting?.resolve(answer);
    else waiting?.reject(new Error(answer.why));
  }
}
