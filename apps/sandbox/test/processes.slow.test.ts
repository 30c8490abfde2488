import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gcashForm } from './support/gcashForm';
import { openPostgresDatabase } from './support/openPostgresDatabase';
import { RemotePlayer } from './support/RemotePlayer';
import { SandboxProcess } from './support/SandboxProcess';

/** `npm run test:processes` makes it longer than `npm test` has time for. */
const processes = Number(process.env['PROCESSES'] ?? 2);
const rounds = Number(process.env['ROUNDS'] ?? 2);
/** How often every key is sent, over all processes. */
const repeats = 6;
const regular = '639170000002';
const whale = '639170000003';
const bank = { account_name: 'Juan', account_no: '09171234567', bank_code: 'GCash' };

let database: Awaited<ReturnType<typeof openPostgresDatabase>>;
let servers: readonly SandboxProcess[];
let origins: readonly string[];

beforeAll(async () => {
  database = await openPostgresDatabase();
  servers = Array.from({ length: processes }, () => new SandboxProcess({ DATABASE_URL: database.url }));
  origins = await Promise.all(servers.map((server) => server.address()));
});

afterAll(async () => {
  for (const server of servers) server.kill('SIGTERM');
  await Promise.all(servers.map(({ ended }) => ended));
  await database.close();
});

/** The same player at every process, all of them with one session. */
async function everywhere(phone: string): Promise<readonly RemotePlayer[]> {
  const player = await RemotePlayer.login(origins[0] ?? '', phone);
  await player.renewSecretKey();
  return origins.map((origin) => player.at(origin));
}

/** Sends one thing many times at once, to one process after the other. */
async function atOnce<Answer>(
  devices: readonly RemotePlayer[],
  send: (device: RemotePlayer, turn: number) => Promise<Answer>,
): Promise<readonly Answer[]> {
  const turns = Array.from({ length: repeats }, (_, turn) => turn);
  return await Promise.all(
    turns.flatMap((turn) => {
      const device = devices[turn % devices.length];
      return device ? [send(device, turn)] : [];
    }),
  );
}

async function scoreOf(device: RemotePlayer | undefined): Promise<number> {
  return (await device?.call('getUserScore'))?.data.Score;
}

describe(`${processes} processes over one PostgreSQL`, () => {
  it('know a session that another of them opened, and its end', async () => {
    const devices = await everywhere(regular);
    const answers = await Promise.all(devices.map((device) => device.call('getUserInfo')));
    expect(new Set(answers.map(({ data }) => data.UserID)).size).toBe(1);
    await devices[0]?.call('loginOut');
    expect((await devices.at(-1)?.call('getUserInfo'))?.code).toBe(400);
  });

  it('credit a deposit once, however many of them are told at once', { timeout: 600_000 }, async () => {
    const devices = await everywhere(regular);
    for (let round = 0; round < rounds; round += 1) {
      const before = await scoreOf(devices[0]);
      const key = randomUUID();
      const orders = await atOnce(devices, (device) => device.pay('gcash_deposit&c=h5', gcashForm, key));
      const numbers = new Set(orders.map(({ answer }) => answer.orderid));
      expect(numbers.size).toBe(1);
      const [orderId] = numbers;
      await atOnce(devices, (device) =>
        device.control('order', { orderId, state: 'credited' }).catch(() => undefined),
      );
      expect(await scoreOf(devices[0])).toBe(before + 1_000_000);
    }
  });

  it('give a claim once, under one key and under many', { timeout: 600_000 }, async () => {
    const devices = await everywhere(whale);
    const before = await scoreOf(devices[0]);
    const key = randomUUID();
    const claim = { card: 'PLAY50' };
    const same = await atOnce(devices, (device) => device.call('getEventCard', claim, key));
    const others = await atOnce(devices, (device) => device.call('getEventCard', claim, randomUUID()));
    const paid = same.filter(({ code }) => code === 200).map(({ data }) => data.am);
    expect(paid).toHaveLength(repeats);
    expect(others.filter(({ code }) => code === 200)).toEqual([]);
    expect(await scoreOf(devices[0])).toBe(before + Number(paid[0]) * 10_000);
  });

  it('hold a withdrawal once for each key, and lose none of them', { timeout: 600_000 }, async () => {
    const devices = await everywhere(whale);
    const before = await scoreOf(devices[0]);
    const form = { amount: '100', extra: JSON.stringify(bank) };
    const key = randomUUID();
    const same = await atOnce(devices, (device) => device.pay('gcash_withdraw', form, key));
    const others = await atOnce(devices, (device) => device.pay('gcash_withdraw', form, randomUUID()));
    const taken = new Set([...same, ...others].flatMap(({ answer }) => answer.orderid ?? []));
    expect(new Set(same.map(({ answer }) => answer.orderid)).size).toBe(1);
    expect(await scoreOf(devices[0])).toBe(before - taken.size * 1_000_000);
  });

  it('take no deposit, and credit none, once a break was answered', { timeout: 600_000 }, async () => {
    const [anybody] = await everywhere(regular);
    if (anybody === undefined) throw new Error('No process answers.');
    const origin = origins[0] ?? '';
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const account = { type: 'google', openid: `resting-${attempt}` };
      const { data } = await anybody.call('thirdLogin', account);
      const userId = Number(data.UserID);
      const player = await RemotePlayer.signedIn(origin, userId);
      const phone = String(639_185_000_000 + attempt);
      await anybody.call('sendCode', { phone, scene: 'bind' });
      await player.call('completeAccount', { birthday: '1990-01-01', agree: '1', phone, code: '123456' });
      await player.renewSecretKey();
      const devices = origins.map((one) => player.at(one));
      const form = { ...gcashForm, amount: '100' };
      const [answers] = await Promise.all([
        atOnce(devices, (device) => device.pay('gcash_deposit&c=h5', form, randomUUID())),
        devices.at(-1)?.call('rgBreak', { hours: '24', password: '' }, randomUUID()),
      ]);
      const made = answers.flatMap(({ answer }) => answer.orderid ?? []);
      const states = async () =>
        ordersOf(await anybody?.control('orders'))
          .filter((order) => order.userId === userId)
          .map(({ state }) => state);
      const closed = made.map(() => 'failed');
      expect(await states()).toEqual(closed);
      for (const orderId of made) await anybody?.control('order', { orderId, state: 'credited' });
      expect(await states()).toEqual(closed);
    }
  });

  it('leave every invariant of the ledger at zero', async () => {
    const [device] = await everywhere(regular);
    const checked = await device?.control('invariants');
    expect(checked).toMatchObject({
      invariants: expect.arrayContaining([expect.objectContaining({ id: 'I1', violations: 0 })]),
    });
    expect(JSON.stringify(checked)).not.toMatch(/"violations":[1-9]/);
  });
});

const ordersOf = (answer: unknown) =>
  v.parse(v.object({ orders: v.array(v.object({ userId: v.number(), state: v.string() })) }), answer).orders;
