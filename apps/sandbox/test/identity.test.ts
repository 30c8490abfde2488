import { moneyFromPeso } from '@kislap/domain';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { identityCheck, identityPicture } from '../src/database/tables/identity';
import { answer } from '../src/database/tables/ledger';
import { deposit, withdrawal } from '../src/database/tables/payments';
import { player } from '../src/database/tables/player';
import { checkInvariants } from '../src/ledger/invariants';
import type { TestOperator } from './support/TestOperator';
import type { TestPlayer } from './support/TestPlayer';
import { documentsOf } from './support/documentsOf';
import { newPlayer } from './support/newPlayer';
import { renewedOperator } from './support/renewedOperator';

const operatorNow = renewedOperator();
let operator: TestOperator;

beforeEach(() => {
  operator = operatorNow();
});

const newcomer = () => operator.loggedIn('639170000001');
const jpeg = [0xff, 0xd8, 0xff, 0xe0];

function picture(content: readonly number[] = jpeg, type = 'image/jpeg'): Blob {
  return new Blob([Uint8Array.from(content)], { type });
}

const documents = () => ({
  idType: 'national',
  idNo: '1234-5678-9012-3456',
  name: 'Ligaya Santos',
  birthday: '1990-01-01',
  front: picture(),
  selfie: picture([...jpeg, 1]),
  consent: 1,
});

const control = async (name: string, fields: object): Promise<number> => {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' } };
  return (await operator.fetch(`/__sandbox/${name}`, { ...init, body: JSON.stringify(fields) })).status;
};
const review = (player: TestPlayer, pass: boolean, note?: string) =>
  control('kyc', { userId: player.userId, pass, ...(note !== undefined && { note }) });

describe('the identity check', () => {
  it('goes from none over review to passed, and the player is told', async () => {
    const device = await newcomer();
    expect((await device.call('kycInfo')).data).toMatchObject({ state: 0, first: 0 });
    expect((await device.call('kycSubmit', documents())).data).toEqual({ state: 1 });
    expect((await device.call('kycInfo')).data).toMatchObject({ state: 1, name: 'Ligaya Santos' });
    expect(await review(device, true)).toBe(200);
    expect((await device.call('kycInfo')).data).toMatchObject({ state: 2 });
    expect((await device.call('getUserInfo')).data.Kyc).toBe(2);
    const [newest] = (await device.call('getMsgList', { id: 0 })).data;
    expect(JSON.stringify(newest)).toContain('verified');
  });

  it('that was refused says why, and can be sent again', async () => {
    const device = await newcomer();
    await device.call('kycSubmit', documents());
    await review(device, false, 'The picture is too dark.');
    const refused = { state: 3, note: 'The picture is too dark.', idType: 'national' };
    expect((await device.call('kycInfo')).data).toMatchObject(refused);
    expect((await device.call('kycSubmit', documents())).code).toBe(200);
    expect((await device.call('kycInfo')).data).not.toHaveProperty('note');
  });

  it('is taken once with one key, and not again while it is open or passed', async () => {
    const device = await newcomer();
    const first = await device.call('kycSubmit', documents(), { key: 'once' });
    const again = await device.call('kycSubmit', documents(), { key: 'once' });
    expect(again).toMatchObject({ data: first.data, replayed: true });
    const other = { ...documents(), selfie: picture([...jpeg, 9]) };
    expect((await device.call('kycSubmit', other, { key: 'once' })).code).toBe(1001);
    expect((await device.call('kycSubmit', documents())).code).toBe(1009);
    await review(device, true);
    expect((await device.call('kycSubmit', documents())).code).toBe(1009);
    const taken = operator.database.select().from(identityCheck);
    expect(await taken.where(eq(identityCheck.playerId, device.userId))).toHaveLength(1);
  });

  it('is nobody else’s', async () => {
    const [device, other] = [await newcomer(), await operator.loggedIn('639170000002')];
    await device.call('kycSubmit', { ...documents(), playerId: other.userId, userId: other.userId });
    expect((await other.call('kycInfo')).data).toEqual({ state: 2, first: 0 });
    expect((await operator.guest().call('kycInfo')).code).toBe(400);
    expect((await operator.guest().call('kycSubmit', documents())).code).toBe(400);
  });

  it('cannot be reviewed before anything was sent, or twice', async () => {
    const device = await newcomer();
    expect(await review(device, true)).toBe(400);
    await device.call('kycSubmit', documents());
    expect(await review(device, false)).toBe(200);
    expect(await review(device, true)).toBe(400);
  });
});

describe('documents are refused', () => {
  it('when anything in them is missing or wrong, by the field it is about', async () => {
    const device = await newcomer();
    for (const [field, wrong] of [
      ['consent', 0],
      ['idType', 'library'],
      ['idNo', '12'],
      ['name', 'Ligaya'],
      ['birthday', '1990-02-30'],
      ['front', ''],
      ['front', 'a text'],
      ['front', picture([0x25, 0x50, 0x44, 0x46], 'application/pdf')],
      ['selfie', picture([0x3c, 0x68, 0x31, 0x3e], 'image/png')],
      ['selfie', picture([])],
      ['selfie', picture(oversize(2_000_001))],
    ] as const) {
      const refused = await device.call('kycSubmit', { ...documents(), [field]: wrong });
      expect(refused).toMatchObject({ code: 1001, data: { field } });
    }
    expect((await device.call('kycInfo')).data.state).toBe(0);
  });

  it('of somebody under 21 in Manila', async () => {
    const device = await newcomer();
    const year = new Date(operator.nowMs).getUTCFullYear() - 20;
    const refused = await device.call('kycSubmit', { ...documents(), birthday: `${year}-01-01` });
    expect(refused).toMatchObject({ code: 1016, data: { field: 'birthday' } });
  });

  it('in another name than money was withdrawn to', async () => {
    const whale = await operator.loggedIn('639170000002');
    await operator.database.update(player).set({ kycState: 0 }).where(eq(player.id, whale.userId));
    const [bank] = (await whale.call('getUserBank')).data;
    const other = await whale.call('kycSubmit', documents());
    expect(other.code).toBe(bank === undefined ? 200 : 1001);
    expect(other.data.field).toBe(bank === undefined ? undefined : 'name');
  });

  it('with a body larger than two pictures, before anything is read', async () => {
    const body = new FormData();
    body.append('front', picture(oversize(4_200_000)));
    const large = await operator.fetch('/api/web/kycSubmit', { method: 'POST', body });
    expect(large.status).toBe(413);
    const form = new FormData();
    form.append('faceId', 'x'.repeat(70_000));
    expect((await operator.fetch('/api/web/editUserHeader', { method: 'POST', body: form })).status).toBe(
      413,
    );
  });
});

const brokenRules = async () =>
  (await checkInvariants(operator.database)).filter(({ violations }) => violations > 0);

describe('the birthday on documents', () => {
  it('has to be the one that the account was opened with', async () => {
    const device = await newPlayer(operator);
    const papers = documentsOf({ idNo: 'N7654321' });
    const refused = await device.call('kycSubmit', { ...papers, birthday: '1990-01-02' });
    expect(refused).toMatchObject({ code: 1001, data: { field: 'birthday' } });
    expect((await device.call('kycInfo')).data.state).toBe(0);
    expect((await device.call('kycSubmit', papers)).data).toEqual({ state: 1 });
  });

  it('of somebody under 21 sends what was paid in back to its payer, once, and no winnings', async () => {
    const device = await newPlayer(operator);
    for (const amount of ['300', '200']) {
      const { orderid } = await device.deposit({ amount });
      await control('order', { orderId: orderid, state: 'credited' });
    }
    await control('credit', { userId: device.userId, amount: 1000 });
    const papers = documentsOf({ idNo: 'N7654323', birthday: '2010-01-01' });
    expect((await device.call('kycSubmit', papers)).code).toBe(1016);
    const { data } = await operator.guest().login(String(device.userId), 'Play1234');
    device.token = data.payout;
    expect((await device.call('kycSubmit', papers)).code).toBe(1016);
    operator.pass(20);
    expect((await device.call('getUserScore')).data.Score).toBe(10_000_000);
    const orders = await operator.database
      .select()
      .from(withdrawal)
      .where(eq(withdrawal.playerId, device.userId));
    expect(orders.map(({ mode, amount, status }) => [mode, amount, status])).toEqual([
      ['gcash', moneyFromPeso(200), 1],
      ['gcash', moneyFromPeso(300), 1],
    ]);
    expect((await device.call('getUserBank')).data).toEqual([]);
    expect(await brokenRules()).toEqual([]);
  });

  it('of somebody under 21 closes the account until that day, and what is paid goes back', async () => {
    const device = await newPlayer(operator);
    const [paid, unpaid] = [await device.deposit(), await device.deposit()];
    await control('order', { orderId: paid['orderid'], state: 'paid' });
    const year = new Date(operator.nowMs).getUTCFullYear() - 20;
    const papers = documentsOf({ idNo: 'N7654322', birthday: `${year}-12-31` });
    const refused = await device.call('kycSubmit', papers);
    expect(refused).toMatchObject({ code: 1016, data: { field: 'birthday' } });
    expect((await device.call('getUserScore')).code).toBe(400);
    const until = Date.parse(`${year + 21}-12-31T00:00:00+08:00`) / 1000;
    const { code, msg, data } = await operator.guest().login(String(device.userId), 'Play1234');
    expect({ code, kind: data.kind, until: data.until }).toEqual({ code: 1007, kind: 'care', until });
    expect(msg).toBe(`We paused play until ${year + 21}-12-31 00:00 and want to talk with you.`);
    device.token = data.payout;
    operator.pass(60);
    expect((await device.call('getUserScore')).data.Score).toBe(0);
    const orders = await operator.database.select().from(deposit).where(eq(deposit.playerId, device.userId));
    const byId = new Map(orders.map((order) => [order.orderId, order]));
    expect(byId.get(String(unpaid['orderid']))).toMatchObject({
      status: 2,
      closedFor: 'away',
      returnedAtMs: null,
    });
    expect(byId.get(String(paid['orderid']))).toMatchObject({ status: 2, closedFor: 'away' });
    expect(byId.get(String(paid['orderid']))?.returnedAtMs).toBeGreaterThan(0);
    expect((await device.call('kycInfo')).data.state).toBe(0);
  });
});

describe('pictures', () => {
  it('lie in a table of their own until the review, and in no record of the call', async () => {
    const device = await newcomer();
    await device.call('kycSubmit', documents(), { key: 'recorded' });
    const kept = await operator.database.select().from(identityPicture);
    expect(kept.map(({ side, type }) => [side, type])).toEqual([
      ['front', 'image/jpeg'],
      ['selfie', 'image/jpeg'],
    ]);
    const [record] = await operator.database.select().from(answer).where(eq(answer.key, 'recorded'));
    expect(record?.outcome).toEqual({ value: { state: 1 } });
    await review(device, true);
    expect(await operator.database.select().from(identityPicture)).toEqual([]);
  });

  it('are never logged, also when storing them fails', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const device = await newcomer();
    await operator.database.execute('ALTER TABLE identity_picture RENAME TO identity_picture_away');
    expect((await device.call('kycSubmit', documents())).code).toBe(500);
    await operator.database.execute('ALTER TABLE identity_picture_away RENAME TO identity_picture');
    const logged = JSON.stringify(log.mock.calls);
    expect(logged).toContain('kycSubmit failed');
    expect(logged).not.toMatch(/Ligaya|1234567890123456|255,216|ffd8ff/i);
    log.mockRestore();
  });
});

describe('deposits', () => {
  it('wait for the check where the operator asks for it first', async () => {
    const device = await newcomer();
    await control('kycBeforeDeposit', { on: true });
    expect((await device.call('kycInfo')).data.first).toBe(1);
    expect((await device.deposit()).code).toBe(1013);
    await device.call('kycSubmit', documents());
    expect((await device.deposit()).code).toBe(1013);
    await review(device, true);
    expect((await device.deposit()).code).toBe(200);
  });

  it('are held when documents were refused, and open before any were sent and while they are in review', async () => {
    const device = await newcomer();
    expect((await device.deposit()).code).toBe(200);
    await device.call('kycSubmit', documents());
    expect((await device.deposit()).code).toBe(200);
    await review(device, false);
    expect((await device.deposit()).code).toBe(1013);
  });
});

describe('withdrawals and games', () => {
  it('wait for documents that are in review, or were refused', async () => {
    const device = await operator.loggedIn('639170000003');
    // Has passed the check long ago.
    await operator.database.update(player).set({ kycState: 0 }).where(eq(player.id, device.userId));
    const withdraw = () => device.withdraw({ amount: '100', account_name: 'Juan Dela Cruz' });
    const launch = () => device.call('launchGame', { gc: 'parol-nights' });
    const [before] = (await device.call('getWithdrawLog', { logId: 0 })).data;
    await device.call('kycSubmit', { ...documents(), name: 'Juan Dela Cruz' });
    expect([(await withdraw()).code, (await launch()).code]).toEqual([1013, 200]);
    await review(device, false);
    expect([(await withdraw()).code, (await launch()).code]).toEqual([1013, 1013]);
    expect((await device.call('launchGame', { gc: 'parol-nights' })).msg).toContain('to play');
    expect((await device.call('getWithdrawLog', { logId: 0 })).data[0]).toEqual(before);
    await device.call('kycSubmit', { ...documents(), name: 'Juan Dela Cruz' });
    await review(device, true);
    expect((await launch()).code).toBe(200);
  });

  it('let money out to nobody who has not passed the check, on a break neither', async () => {
    const device = await operator.loggedIn('639170000003');
    const withdraw = (from: TestPlayer) => from.withdraw({ amount: '100', account_name: 'Juan Dela Cruz' });
    const become = (kycState: number) =>
      operator.database.update(player).set({ kycState }).where(eq(player.id, device.userId));
    const words = [
      'Verify your identity before you withdraw.',
      "We're still checking your documents. You can withdraw once we're done.",
      undefined,
      "We couldn't verify you. Send your ID again to withdraw.",
    ];
    for (const state of [0, 1, 3]) {
      await become(state);
      expect(await withdraw(device)).toMatchObject({ code: 1013, msg: words[state] });
    }
    const { data } = await device.call('rgBreak', { hours: 24 });
    const away = operator.guest();
    Object.assign(away, { token: data.away.payout, userId: device.userId });
    expect((await withdraw(away)).code).toBe(1013);
    await become(2);
    expect((await withdraw(away)).code).toBe(100);
  });

  it('wait for the check where the operator asks for it first', async () => {
    const device = await operator.loggedIn('639170000002');
    await operator.database.update(player).set({ kycState: 0 }).where(eq(player.id, device.userId));
    await control('kycBeforeDeposit', { on: true });
    const refused = await device.call('launchGame', { gc: 'parol-nights' });
    await control('kycBeforeDeposit', { on: false });
    expect(refused).toMatchObject({ code: 1013, msg: 'Verify your identity before you play.' });
    expect((await device.call('launchGame', { gc: 'parol-nights' })).code).toBe(200);
  });

  it('wait for it with the next round, too, when the game was opened before', async () => {
    const device = await operator.loggedIn('639170000001');
    await control('credit', { userId: device.userId, amount: 100 });
    const { sid } = (await device.call('launchGame', { gc: 'parol-nights' })).data;
    const play = async () =>
      await operator.services.games.playRound({
        sid,
        key: randomUUID(),
        stake: moneyFromPeso(1),
        choice: 'any',
        settle: () => ({ win: moneyFromPeso(0), detail: {} }),
      });
    await control('kycBeforeDeposit', { on: true });
    expect(await play()).toEqual({ ok: false, reason: { type: 'identityNeeded' } });
    await control('kycBeforeDeposit', { on: false });
    expect(await play()).toMatchObject({ ok: true });
  });
});

it('money goes out only to the name that was verified', async () => {
  const device = await newcomer();
  await device.call('kycSubmit', documents());
  await review(device, true);
  const other = await device.withdraw({ account_name: 'Juan Cruz' });
  expect(other.code).toBe(1001);
  expect((await device.withdraw({ account_name: 'SANTOS, LIGAYA' })).code).not.toBe(1001);
});

function oversize(bytes: number): readonly number[] {
  return [...jpeg, ...Array.from({ length: bytes - jpeg.length }, () => 0)];
}
