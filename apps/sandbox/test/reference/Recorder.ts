import type { CallExample } from '@kislap/api/openapi';
import type { CallName } from '@kislap/api/registry';
import type { TestAnswer, TestPlayer } from '../support/TestPlayer';
import { calmed } from './calmed';

type Fields = Readonly<Record<string, string | number | Blob>>;

/** Makes calls and keeps, of each, what was sent and answered the first time. */
export class Recorder {
  readonly examples: Partial<Record<CallName, CallExample>> = {};

  /** Makes a call of the main API. */
  async call(player: TestPlayer, name: CallName, fields: Fields = {}): Promise<TestAnswer> {
    return this.keep(name, fields, await player.call(name, fields));
  }

  /** Keeps what was sent and answered elsewhere. @throws Error when the operator refused */
  keep(name: CallName, request: object, answered: TestAnswer): TestAnswer {
    const { replayed: _, ...answer } = answered;
    if (answer.code !== 200 && answer.code !== 100) {
      throw new Error(`${name} is to show success, and answered ${JSON.stringify(answer)}`);
    }
    this.examples[name] ??= { request: plain(request), answer: plain(answer) };
    return answered;
  }
}

function plain(value: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, calmed(inner, name)]));
}
