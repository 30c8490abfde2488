import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AnswerError, ContractError, OfflineError } from './http/errors';
import { callMain } from './http/call';
import { configureApi } from './http/configureApi';
import { timeouts } from './http/timeouts';
import {
  answerText,
  beOffline,
  keepSilent,
  performReply,
  refuse,
  type Reply,
  withinTime,
} from './testing/replies';
import { calls } from './contract/registry/calls';

const failures: readonly {
  readonly what: string;
  readonly reply: Reply<never>;
  readonly error: new (...facts: never[]) => Error;
}[] = [
  { what: 'a failure', reply: refuse(500), error: AnswerError },
  { what: 'the end of the session', reply: refuse(400), error: AnswerError },
  { what: 'maintenance', reply: refuse(555), error: AnswerError },
  { what: 'a refusal', reply: refuse(1008, 'Not today'), error: AnswerError },
  { what: 'a web page', reply: answerText('<!doctype html><h1>Hello</h1>'), error: ContractError },
  { what: 'a gateway’s page', reply: answerText('<h1>Bad gateway</h1>', 502), error: OfflineError },
  { what: 'half a JSON', reply: answerText('{"code":200,"data":[{"lo'), error: ContractError },
  { what: 'silence', reply: keepSilent(), error: OfflineError },
  { what: 'a dead line', reply: beOffline(), error: OfflineError },
];

let reply: Reply<never> = beOffline();

beforeEach(() => {
  configureApi({
    // Whatever is asked, and with whatever fields, the answer is bad.
    adapter: (config) => withinTime(config, performReply('urlConfig', reply, config)),
    timeouts: { ...timeouts, timeoutMs: 1, uploadTimeoutMs: 1, retryDelayMs: 0 },
  });
});

afterEach(() => configureApi({}));

const mainCalls = Object.values(calls).flatMap((call) => ('okCode' in call ? [] : [call]));

describe.each(mainCalls.map((call) => [call.name, call] as const))('%s', (_name, call) => {
  it.each(failures)('answered with $what fails by its own kind of error', async (failure) => {
    reply = failure.reply;
    await expect(callMain(call as typeof calls.urlConfig, {})).rejects.toBeInstanceOf(failure.error);
  });
});
