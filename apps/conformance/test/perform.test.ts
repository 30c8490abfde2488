import { describe, expect, it } from 'vitest';
import { readCommand } from '../src/command/readCommand';
import { perform } from '../src/perform';

const clock = { nowMs: () => Date.UTC(2026, 10, 18), stopwatchMs: () => 0 };
const run = (answer: (request: Request) => Promise<Response>, ...args: string[]) =>
  perform(readCommand(['--base=https://api.example', '--samples=1', ...args], {}), {
    fetch: answer,
    clock,
    readText: () => Promise.reject(new Error('no file')),
  });

describe('a run', () => {
  it.each([
    ['a web page', () => new Response('<!doctype html><h1>Hello</h1>')],
    ['half a JSON', () => new Response('{"code":200,"data":[{"lo')],
    ['an empty body', () => new Response('')],
    ['JSON of something else', () => Response.json(['hello'])],
    ['a gateway in trouble', () => new Response('Bad gateway', { status: 502 })],
    ['an envelope without data', () => Response.json({ code: 200, msg: 'ok' })],
    ['an envelope full of nothing', () => Response.json({ code: 200, msg: null, data: null, ts: null })],
    ['success for everything', () => Response.json({ code: '200', msg: '', data: { list: [null, 7, 'x'] } })],
  ])('against a server that answers %s ends with findings', async (_, answer) => {
    const { code, text } = await run(() => Promise.resolve(answer()), '--token=t', '--write=money');
    expect(code).toBe(1);
    expect(text).toContain('does not conform');
  });

  it('against nobody could not take place', async () => {
    const refuse = () => Promise.reject(new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') }));
    await expect(run(refuse)).rejects.toThrow('Nothing answers at https://api.example: ECONNREFUSED.');
  });

  it('with an account that is refused could not take place', async () => {
    const answer = () => Promise.resolve(Response.json({ code: 1002, msg: 'Wrong password', data: null }));
    const refused = run(answer, '--phone=639170000001', '--password=no');
    await expect(refused).rejects.toThrow('login answered code 1002 "Wrong password"');
  });

  it('tells whether the origin of the app may ask', async () => {
    const allow = (names: string) => () =>
      Promise.resolve(
        new Response('', {
          headers: {
            'Access-Control-Allow-Origin': 'https://app.example',
            'Access-Control-Allow-Headers': names,
          },
        }),
      );
    const only = ['--only=headers.preflight', '--origin=https://app.example'];
    const all = 'authorization, accept-language, x-lang, idempotency-key';
    expect((await run(allow(all), ...only)).code).toBe(0);
    const { code, text } = await run(allow('authorization'), ...only);
    expect(code).toBe(1);
    expect(text).toContain('does not allow the header Idempotency-Key, X-Lang, Accept-Language');
  });

  it('writes JUnit where it is told to', async () => {
    const answer = () => Promise.resolve(Response.json({ code: 1001, msg: 'No', data: {}, ts: 1 }));
    const { files } = await run(answer, '--junit=report.xml', '--only=errors.empty');
    expect(files[0]?.path).toBe('report.xml');
    expect(files[0]?.text).toContain('<testsuite name="errors" tests="1" failures="0" skipped="0">');
  });
});
