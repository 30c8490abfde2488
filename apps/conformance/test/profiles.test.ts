import { describedCalls } from '@kislap/api/registry';
import { newPlayer, openTestDatabase, TestOperator } from '@kislap/sandbox/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCommand } from '../src/command/readCommand';
import { perform } from '../src/perform';
import { callsOf, profiles } from '../src/profiles/profiles';
import { ask } from './support/openRun';

let operator: TestOperator;
/** Its clock is moved: nobody else's session is in it. */
let timed: TestOperator;
const files = new Map<string, string>();

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
  timed = new TestOperator(await openTestDatabase(), { lockAfterMs: 30 * 60_000 });
});

afterAll(async () => {
  await operator.opened.close();
  await timed.opened.close();
});

async function run(args: readonly string[], fetch = ask(operator), where = operator) {
  const command = readCommand(
    ['--base=http://sandbox.test', '--samples=1', '--pages=2', '--timeout=20000', ...args],
    {},
  );
  const clock = { nowMs: () => where.nowMs, stopwatchMs: () => performance.now() };
  const done = await perform(command, { fetch, clock, readText: readFile });
  for (const { path, text } of done.files) files.set(path, text);
  return done;
}

const readFile = (path: string): Promise<string> => Promise.resolve(files.get(path) ?? '');
const verifyOffline = async (text: string) => {
  files.set('shown.json', text);
  const clock = { nowMs: () => 0, stopwatchMs: () => 0 };
  const fetch = () => Promise.reject(new Error('nothing is asked'));
  return await perform(readCommand(['--verify=shown.json'], {}), { fetch, clock, readText: readFile });
};

const whale = ['--phone=639170000003', '--password=Play1234'];
const leave = { read: [], write: ['--write'], money: ['--write=money'], away: ['--write=away'] } as const;

/** An account to change, and a second one that has nothing to do with it. */
const throwAway = async (): Promise<readonly string[]> => [
  `--phone=${(await newPlayer(operator)).userId}`,
  '--password=Play1234',
  `--other-token=${(await newPlayer(operator)).token}`,
];

/** Somebody with money to pay out, whose absence is tried by a clock that is moved. */
const absent = async (): Promise<readonly string[]> => {
  const player = await newPlayer(timed);
  await timed.fetch('/__sandbox/credit', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ userId: player.userId, amount: 1000 }),
  });
  return [
    `--phone=${player.userId}`,
    '--password=Play1234',
    `--other-token=${(await newPlayer(timed)).token}`,
    '--clock=/__sandbox/clock',
  ];
};

describe('the profiles', { timeout: 120_000 }, () => {
  it('cover the contract: each call is in one of the four, and each reading one in "read"', () => {
    const parts = profiles.filter(({ id }) => id !== 'read');
    for (const call of describedCalls) {
      expect(parts.filter(({ covers }) => covers(call)).map(({ id }) => id)).toHaveLength(1);
      expect(profiles[0]?.covers(call)).toBe(call.contract.effect === 'read');
    }
  });

  it('are spoken by the sandbox, and each result holds for somebody else', async () => {
    for (const { id, shownWith } of profiles) {
      const account =
        shownWith === 'read' ? whale : shownWith === 'away' ? await absent() : await throwAway();
      const where = shownWith === 'away' ? timed : operator;
      const args = [`--profile=${id}`, `--result=${id}.json`, ...account, ...leave[shownWith]];
      const { code, text } = await run(args, ask(where), where);
      expect({ id, code, said: code === 0 ? '' : text }).toEqual({ id, code: 0, said: '' });
      expect(await verifyOffline(files.get(`${id}.json`) ?? '')).toMatchObject({ code: 0 });
    }
  });

  it('of protection looks at absence with leave for it alone, and says so without', async () => {
    const ofAway = ['--profile=protection', '--json', ...(await throwAway())];
    const without = await run([...ofAway, '--write']);
    expect(without.code).toBe(3);
    expect(without.text).toContain('needs --write=away');
    const whole = await run(
      ['--profile=protection', '--json', '--write=away', ...(await absent())],
      ask(timed),
      timed,
    );
    expect({ code: whole.code, said: whole.code === 0 ? '' : whole.text }).toEqual({ code: 0, said: '' });
    expect(whole.text).not.toContain('needs --write=away');
    const broken = async (request: Request) => {
      const response = await ask(operator)(request);
      return request.url.endsWith('/launchGame')
        ? Response.json({ code: 200, msg: '', data: null })
        : response;
    };
    const { token: other } = await newPlayer(operator);
    const args = ['--profile=protection', `--token=${other}`, '--password=Play1234', '--write=away'];
    expect((await run(args, broken)).code).toBe(1);
  });

  it('ask for leave before they change anything', () => {
    const read = (...args: string[]) => readCommand(['--base=http://a.example', ...args], {});
    expect(() => read('--profile=money')).toThrow('The profile money has to be allowed --write=money');
    expect(() => read('--profile=money', '--write')).toThrow('--write=money');
    expect(() => read('--profile=accounts')).toThrow('has to be allowed --write:');
    expect(() => read('--profile=cards')).toThrow('There are read, accounts, money, play, protection.');
    expect(() => read('--profile=read', '--only=paging')).toThrow('give one of them');
    expect(() => read('--result=a.json')).toThrow('give --profile too');
  });
});

describe('a result', { timeout: 120_000 }, () => {
  it('that was changed, shortened or dressed up does not hold', async () => {
    const whole = files.get('read.json') ?? '';
    const file = JSON.parse(whole);
    const [first, ...others] = file.results;
    const name = callsOf(profiles[0] ?? fail()).at(3)?.name ?? '';
    const changes: readonly (readonly [object, string])[] = [
      [{ ...file, base: 'https://other.example' }, 'its content is not what its sha256 says'],
      [{ ...file, results: [{ ...first, outcome: 'failed' }, ...others] }, 'its counts are not those'],
      [{ ...file, verdict: 'not shown' }, 'its verdict does not follow from its results'],
      [{ ...file, contract: '0'.repeat(16) }, 'another version of the contract'],
      [
        { ...file, results: file.results.filter(({ call }: { call: string }) => call !== name) },
        `the call ${name} is missing`,
      ],
    ];
    for (const [changed, reason] of changes) {
      const { code, text } = await verifyOffline(JSON.stringify(changed));
      expect(code).toBe(1);
      expect(text).toContain(reason);
    }
    await expect(verifyOffline('{}')).rejects.toThrow('it is no result of this kit');
  });

  it('is checked against the server, and tells what is no longer so', async () => {
    expect(await run(['--verify=read.json'])).toMatchObject({ code: 0 });
    const honest = ask(operator);
    const broken = async (request: Request) =>
      request.url.endsWith('/gameList')
        ? Response.json({ code: 500, msg: '', data: null })
        : await honest(request);
    const { code, text } = await run(['--verify=read.json'], broken);
    expect(code).toBe(1);
    expect(text).toContain('no longer so: presence.reads gameList');
  });

  it('of money where no order could be seen is not shown, and does not pass for one that conforms', async () => {
    const closed = async (request: Request) => {
      const response = await ask(operator)(request);
      if (!request.url.includes('paylist4vip')) return response;
      const { data, ...envelope } = await response.json();
      if (data === undefined) return Response.json(envelope);
      const noChannels = data.map((method: object) => ({ ...method, payChanel: [] }));
      return Response.json({ ...envelope, data: noChannels });
    };
    const args = ['--profile=money', '--write=money', '--result=closed.json', ...(await throwAway())];
    const { code, text } = await run(args, closed);
    expect({ code, text: code === 3 ? '' : text }).toEqual({ code: 3, text: '' });
    expect(text).toContain(
      'Not shown of the profile money:\n  payment.order: no channel that anybody may use',
    );
    expect(text).toContain('http://sandbox.test is not shown to conform: ');
    const file = JSON.parse(files.get('closed.json') ?? '');
    expect(file).toMatchObject({ verdict: 'not shown', counts: { failed: 0 } });
    expect(file.notShown).toEqual(
      expect.arrayContaining(['payment.order', 'payment.repeat', 'payment.sign', 'payment.bounds']),
    );
    const shown = await verifyOffline(JSON.stringify(file));
    expect(shown.code).toBe(3);
    expect(shown.text).toContain('does not show that the profile money is spoken');
    const dressed = { ...file, verdict: 'conforms', notShown: [] };
    expect((await verifyOffline(JSON.stringify(dressed))).text).toContain('its verdict does not follow');
  });

  it('of a server that does not conform says so', async () => {
    const broken = () => Promise.resolve(Response.json({ code: 200, msg: '', data: null, ts: 1 }));
    const { code } = await run(['--profile=read', '--result=bad.json', '--token=t'], broken);
    expect(code).toBe(1);
    const shown = await verifyOffline(files.get('bad.json') ?? '');
    expect(shown.code).toBe(1);
    expect(shown.text).toContain('it says itself that the server does not conform');
  });
});

function fail(): never {
  throw new Error('There are no profiles.');
}
