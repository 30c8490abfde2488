import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { SecurityEvent } from '../src/rules/Operator';
import { StartProblem } from '../src/server/process/StartProblem';
import { openSecurityLog } from '../src/server/process/openLogs';
import { TestOperator } from './support/TestOperator';
import type { TestPlayer } from './support/TestPlayer';
import { newPlayer } from './support/newPlayer';
import { openTestDatabase } from './support/openTestDatabase';

let operator: TestOperator;
let device: TestPlayer;
const events: SecurityEvent[] = [];
const seen = () => events.map(({ event, outcome }) => `${event} ${outcome}`);

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase(), { securityLog: (event) => events.push(event) });
});

afterAll(() => operator.opened.close());

beforeEach(async () => {
  device = await newPlayer(operator);
  events.length = 0;
});

it('tells who came in, who did not, and why', async () => {
  const account = String(device.userId);
  await operator.guest().login(account, 'Wrong1234');
  await operator.guest().login(account, 'Play1234');
  for (let times = 0; times < 6; times += 1) await operator.guest().login('639189990001', 'Wrong1234');
  expect(seen()).toEqual([
    'login wrongCredentials',
    'login ok',
    ...Array<string>(5).fill('login wrongCredentials'),
    'login locked',
  ]);
  expect(events[1]?.playerId).toBe(device.userId);
});

it('tells what is done about an account, and a token that is worth nothing', async () => {
  await device.call('checkPwd', { password: 'Wrong1234' });
  await device.call('checkPwd', { password: 'Play1234' });
  await device.call('changePwd', { old: 'Play1234', password: 'Password1', password1: 'Password1' });
  await device.call('changePwd', { old: 'Play1234', password: 'Mabuhay12', password1: 'Mabuhay12' });
  await device.call('getUserInfo');
  await device.call('loginOut');
  await device.call('loginOut');
  device.adopt(await operator.guest().login(String(device.userId), 'Mabuhay12'));
  await device.call('rgBreak', { hours: 24 });
  await device.call('getUserInfo');
  expect(seen()).toEqual([
    'checkPwd wrongPassword',
    'checkPwd ok',
    'changePwd commonPassword',
    'changePwd ok',
    'loginOut ok',
    'login ok',
    'rgBreak ok',
    'getUserInfo sessionEnded',
  ]);
  expect(events.slice(0, 7).map(({ playerId }) => playerId)).toEqual(Array(7).fill(device.userId));
});

it('tells of a payment whose sign does not fit', async () => {
  await device.deposit({ sign: '0'.repeat(64) });
  expect(seen()).toEqual(['deposit badSign']);
});

it('names no phone, password, code or token, and knows an account again', async () => {
  const phone = '639189990002';
  for (const written of [phone, `0${phone.slice(2)}`, `+${phone}`]) {
    await operator.guest().login(written, 'Wrong1234');
  }
  await operator.guest().call('sendCode', { phone, scene: 'login' });
  await operator.guest().login('639189990003', 'Wrong1234');
  const text = JSON.stringify(events);
  for (const secret of [phone, phone.slice(2), 'Wrong1234', '123456', device.token]) {
    expect(text).not.toContain(secret);
  }
  const marks = events.map(({ account }) => account);
  expect(new Set(marks.slice(0, 4)).size).toBe(1);
  expect(marks[4]).not.toBe(marks[0]);
});

it('is a line of JSON for each event, in a file that only its owner reads', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kislap-log-'));
  const path = join(folder, 'security.ndjson');
  for (const outcome of ['ok', 'locked']) {
    const { log, close } = await openSecurityLog(path);
    log({ event: 'login', outcome, playerId: 7 });
    await close();
  }
  const lines = (await readFile(path, 'utf8')).trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'info', kind: 'security', event: 'login', outcome: 'ok', playerId: 7 },
    { level: 'warn', kind: 'security', event: 'login', outcome: 'locked', playerId: 7 },
  ]);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  await rm(folder, { recursive: true });
});

it('says at the start that its file cannot be written, and goes to the error output otherwise', async () => {
  await expect(openSecurityLog('/no/such/folder/security.ndjson')).rejects.toThrow(StartProblem);
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  (await openSecurityLog('stderr')).log({ event: 'login', outcome: 'ok' });
  expect(JSON.parse(String(said.mock.calls[0]))).toMatchObject({ kind: 'security', event: 'login' });
  said.mockRestore();
});
