import { moneyFromPeso, zeroMoney } from '@kislap/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestOperator } from './support/TestOperator';
import { openTestDatabase } from './support/openTestDatabase';

let operator: TestOperator;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase(), { pauseMs: (minimumMs) => minimumMs });
});

afterAll(async () => await operator.opened.close());

let keys = 0;

async function launched(phone: string, gc: string): Promise<string> {
  const device = await operator.loggedIn(phone);
  return (await device.call('launchGame', { gc })).data.sid;
}

async function play(sid: string, { key = `pace-${(keys += 1)}`, stake = 10 } = {}) {
  return await operator.services.games.playRound({
    sid,
    key,
    stake: moneyFromPeso(stake),
    choice: 'play',
    settle: () => ({ win: zeroMoney, detail: null }),
  });
}

const tooSoon = (waitMs: number) => ({ ok: false, reason: { type: 'tooSoon', waitMs } });

describe('rounds of a player', () => {
  it('start 2.5 seconds apart in a slot, and what came too soon moves nothing', async () => {
    const sid = await launched('639170000002', 'parol-nights');
    const first = await play(sid);
    expect(first.ok).toBe(true);
    expect(await play(sid)).toEqual(tooSoon(2500));
    operator.pass(2.499);
    expect(await play(sid)).toEqual(tooSoon(1));
    operator.pass(0.001);
    const next = await play(sid);
    expect(next.ok && first.ok && first.value.balance - next.value.balance).toBe(moneyFromPeso(10));
  });

  it('start 5 seconds apart elsewhere, over all games and whatever is staked', async () => {
    operator.pass(60);
    const perya = await launched('639170000002', 'perya-wheel');
    const slot = await launched('639170000002', 'parol-nights');
    expect((await play(perya)).ok).toBe(true);
    operator.pass(4.9);
    expect(await play(perya, { stake: 500 })).toEqual(tooSoon(100));
    operator.pass(0.1);
    expect((await play(slot)).ok).toBe(true);
    operator.pass(2.5);
    expect((await play(perya)).ok).toBe(true);
  });

  it('start no sooner in a quicker game than the round before it allows', async () => {
    operator.pass(60);
    const perya = await launched('639170000002', 'perya-wheel');
    const slot = await launched('639170000002', 'parol-nights');
    expect((await play(perya)).ok).toBe(true);
    operator.pass(0.05);
    expect(await play(slot)).toEqual(tooSoon(4950));
    operator.pass(4.95);
    expect((await play(slot)).ok).toBe(true);
  });

  it('do not hold up another player', async () => {
    operator.pass(60);
    const [one, other] = [
      await launched('639170000002', 'parol-nights'),
      await launched('639170000003', 'parol-nights'),
    ];
    expect((await play(one)).ok).toBe(true);
    expect((await play(other)).ok).toBe(true);
  });

  it('answer the same again at once when a request is sent again', async () => {
    operator.pass(60);
    const sid = await launched('639170000002', 'parol-nights');
    await play(sid, { key: 'pace-again' });
    expect(await play(sid, { key: 'pace-again' })).toMatchObject({ ok: true, value: { isReplay: true } });
  });

  it('count as started also when they are refused for want of money', async () => {
    operator.pass(60);
    const sid = await launched('639170000001', 'parol-nights');
    const refused = await play(sid, { stake: 500 });
    expect(refused.ok).toBe(false);
    expect(await play(sid)).toEqual(tooSoon(2500));
  });

  it('wait no longer than a round takes when the clock was set back', async () => {
    operator.pass(60);
    const sid = await launched('639170000002', 'parol-nights');
    await play(sid);
    operator.pass(-3600);
    expect((await play(sid)).ok).toBe(true);
    operator.pass(3660);
  });
});
