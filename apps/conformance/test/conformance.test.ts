import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPlayer, openTestDatabase, TestOperator, type TestPlayer } from '@kislap/sandbox/testing';
import { registry } from '../src/checks/registry';
import type { Credentials, Settings } from '../src/context/Settings';
import { type Report, runChecks } from '../src/run/runChecks';
import type { Fault } from './faults/Fault';
import { faults } from './faults/faults';
import { faultyFetch } from './faults/openExchange';
import { ask, openRun } from './support/openRun';

let operator: TestOperator;
/** With long records. */
let whale: TestPlayer;
let stranger: TestPlayer;
/** Somebody new, to change and to pay with. */
let throwAway: TestPlayer;
let read: Report;
let written: Report;
let left: Report;
/** Its clock is moved: nobody else's session is in it. */
let timed: TestOperator;
let waited: Report;

const password = { phone: '639170000003', password: 'Play1234' };

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
  whale = await operator.loggedIn(password.phone);
  stranger = await operator.loggedIn('639170000002');
  throwAway = await newPlayer(operator);
  read = await run(enter(whale));
  const only = ['payment', 'writes', 'idempotency'];
  written = await run({ ...enter(throwAway), permission: 'money', only });
  const protecting = ['account', 'bonus', 'person', 'limit', 'reality', 'identity', 'away'];
  left = await run({ ...enter(await withMoney(operator)), permission: 'away', only: protecting });
  timed = new TestOperator(await openTestDatabase(), { lockAfterMs: 30 * 60_000 });
  waited = await run({ ...enter(await newPlayer(timed)), ...onTime, other: {}, only: ['due'] });
}, 120_000);

afterAll(async () => {
  await operator.opened.close();
  await timed.opened.close();
});

const onTime = { permission: 'away', clockPath: '/__sandbox/clock' } as const;

/** A new player with something to pay out. */
async function withMoney(where: TestOperator): Promise<TestPlayer> {
  const player = await newPlayer(where);
  await where.fetch('/__sandbox/credit', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ userId: player.userId, amount: 1000 }),
  });
  return player;
}

function enter(player: TestPlayer): { readonly account: Credentials; readonly other: Credentials } {
  const own = player === whale ? password : { password: password.password };
  return { account: { ...own, token: player.token }, other: { token: stranger.token } };
}

async function run(settings: Partial<Settings>, fault?: Fault): Promise<Report> {
  let waitedMs = 0;
  const wait = (ms: number) => {
    waitedMs += ms;
    return Promise.resolve();
  };
  const world = { stranger, wait };
  const asked = settings.clockPath === undefined ? operator : timed;
  const honest = ask(asked);
  const context = await openRun(asked, {
    settings,
    fetch: fault ? faultyFetch(honest, fault, world) : honest,
    stopwatchMs: () => performance.now() + waitedMs,
  });
  return await runChecks(context);
}

describe('the sandbox', () => {
  it('conforms, as far as reading can tell', () => {
    expect(read.results.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
    expect(read.results.filter(({ outcome }) => outcome === 'passed').length).toBeGreaterThan(1000);
  });

  it('conforms where a throw-away player changes things, opens orders and asks for rewards', () => {
    expect(written.results.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
  });

  it('is not accused where orders of runs before stand in the way of the next', async () => {
    const settings = { ...enter(await newPlayer(operator)), permission: 'money', only: ['payment'] } as const;
    await run(settings);
    await run(settings);
    const again = (await run(settings)).results.filter(({ outcome }) => outcome !== 'passed');
    expect(again.map(({ outcome, check }) => `${outcome} ${check}`)).toEqual([
      'skipped payment.awardNone',
      'skipped payment.order',
      'skipped payment.repeat',
      'skipped payment.reuse',
      'skipped payment.byKey',
      'skipped payment.awardLeft',
      'skipped payment.awardTaken',
    ]);
    expect(again[1]?.detail).toContain('the account has 5 unpaid orders');
    expect(again[1]?.detail).toContain('take another account');
  });

  it('conforms where an account is limited, goes on a break and is excluded', () => {
    expect(left.results.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
  });
});

describe('the sandbox, whose clock is moved', () => {
  it('is on time', () => {
    expect(waited.results.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
    expect(waited.results).toHaveLength(4);
  });
});

describe('a server that', () => {
  it.each(faults.map((fault) => [fault.name, fault] as const))('%s is found out', async (_, fault) => {
    const { foundBy, call, permission = 'read', isTimed } = fault;
    const isIt = ({ check, call: of }: { readonly check: string; readonly call: string }) =>
      check === foundBy && (call === '' || of === call);
    const whole = isTimed ? waited : { read, write: written, money: written, away: left }[permission];
    expect(whole.results.filter(isIt).map(({ outcome }) => outcome)).toContain('passed');

    const only = [foundBy, ...(call === '' ? [] : [call])];
    // A new one each time: an operator may allow only so many open orders.
    const player = permission === 'read' ? whale : await withMoney(isTimed ? timed : operator);
    const where = isTimed ? { ...onTime, other: {} } : {};
    const { results } = await run({ ...enter(player), ...where, permission, only }, fault);
    expect(results.filter((result) => isIt(result) && result.outcome === 'failed')).not.toEqual([]);
  });
});

describe('every check', () => {
  it('finds at least one fault, but for the one that needs an origin', () => {
    const finders = new Set(faults.map(({ foundBy }) => foundBy));
    const blind = registry.flatMap(({ checks }) => checks).filter(({ id }) => !finders.has(id));
    expect(blind.map(({ id }) => id)).toEqual(['headers.preflight']);
  });
});
