import { epochSecondsFrom, moneyFromPeso, zeroMoney } from '@kislap/domain';
import { afterEach, describe, expect, it } from 'vitest';
import * as api from '../index';
import { answer, beOffline, refuse } from '../testing/replies';
import { createFakeOperator } from '../testing/createFakeOperator';
import type { Handlers } from '../testing/Handlers';
import { sampleDraw } from '../testing/sampleDraw';
import { sampleHandlers } from '../testing/sampleHandlers';

function operate(handlers: Handlers = {}) {
  const operator = createFakeOperator({ ...sampleHandlers, ...handlers });
  api.configureApi({ adapter: operator.adapter, timeouts: { ...api.timeouts, retryDelayMs: 1 } });
  return operator;
}

afterEach(() => {
  api.configureApi({});
});

describe('what the draw is about', () => {
  it('is a goal, what adds spins, and a wheel with its odds', async () => {
    operate();
    const setup = await api.getDrawSetup();
    expect(setup?.rules).toEqual({
      goal: moneyFromPeso(100),
      days: 3,
      spinsPerFriend: 1,
      spinsPerDeposit: 1,
      depositStep: moneyFromPeso(200),
    });
    expect(setup?.prizes.map(({ kind }) => kind)).toEqual([
      'cash',
      'thanks',
      'cash',
      'mystery',
      'cash',
      'cash',
      'thanks',
      'fixed',
    ]);
    expect(setup?.prizes[3]).toEqual({ kind: 'mystery', amount: undefined, odds: 10 });
  });

  it.each(['', '{', 'null', '{"info":{}}', '{"info":{"am":100},"a_c":[]}'])(
    'is nothing when its text is %j',
    async (text) => {
      operate({ getPddConfigInfo: () => answer(text) });
      expect(await api.getDrawSetup()).toBeNull();
    },
  );

  it('may be said loosely', async () => {
    const text = JSON.stringify({ info: { am: '100' }, a_c: [{ type: '1', am: '8.5', odds: '100' }] });
    operate({ getPddConfigInfo: () => answer(text) });
    expect((await api.getDrawSetup())?.prizes).toEqual([
      { kind: 'cash', amount: moneyFromPeso(8.5), odds: 100 },
    ]);
  });
});

describe('the current round', () => {
  it('is the first of the list', async () => {
    operate();
    expect(await api.getDrawRound()).toEqual({
      id: 70,
      collected: moneyFromPeso(62.5),
      goal: moneyFromPeso(100),
      spinsLeft: 2,
      endsAt: epochSecondsFrom(sampleDraw.round.etime),
      state: 'running',
      friends: 1,
    });
  });

  it('is none when the list is empty or the operator refuses', async () => {
    operate({ getUserPddInfo: () => answer([]) });
    expect(await api.getDrawRound()).toBeNull();
    operate({ getUserPddInfo: () => refuse(1015) });
    expect(await api.getDrawRound()).toBeNull();
  });

  it('is not known without a connection', async () => {
    operate({ getUserPddInfo: beOffline });
    await expect(api.getDrawRound()).rejects.toBeInstanceOf(api.OfflineError);
  });

  it('is opened with no spin used', async () => {
    operate();
    expect(await api.startDraw()).toMatchObject({ collected: zeroMoney, spinsLeft: 1, state: 'running' });
  });
});

describe('a spin', () => {
  it('tells its prize and the round after it', async () => {
    operate();
    const { spin, round } = await api.spinDraw();
    expect(spin).toEqual({
      id: 75,
      at: epochSecondsFrom(sampleDraw.spin.logtime),
      kind: 'cash',
      amount: moneyFromPeso(28),
      index: 2,
      source: 'invite',
      isWaiting: false,
    });
    expect(round.collected).toBe(moneyFromPeso(90.5));
  });

  it('repeated under its key is the same call', async () => {
    const operator = operate();
    await api.spinDraw({ idempotencyKey: 'one' });
    await api.spinDraw({ idempotencyKey: 'one' });
    const spins = operator.seen.filter(({ call }) => call === 'pddNew');
    expect(spins.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['one', 'one']);
  });

  it('keeps a mystery to itself until it is opened', async () => {
    operate();
    const [mystery, thanks, cash] = await api.getDrawSpins(0);
    expect(mystery).toMatchObject({ kind: 'mystery', isWaiting: true, amount: undefined });
    expect(thanks).toMatchObject({ kind: 'thanks', isWaiting: false, amount: undefined });
    expect(cash).toMatchObject({ kind: 'cash', source: 'free', amount: moneyFromPeso(28) });
  });

  it('gives what is collected with the balance and the round', async () => {
    operate();
    expect(await api.collectDraw(74)).toMatchObject({
      amount: moneyFromPeso(5),
      balance: 123_456_780,
      round: { collected: moneyFromPeso(67.5) },
    });
  });
});

describe('others', () => {
  it('are winners that the operator masked', async () => {
    operate();
    expect(await api.getDrawWinners()).toMatchObject([{ nickname: 'L***a', amount: moneyFromPeso(100) }]);
  });

  it('are friends who count and friends who do not yet', async () => {
    operate();
    expect((await api.getDrawFriends()).map(({ isCounted }) => isCounted)).toEqual([true, false]);
    expect((await api.getDrawInfo()).helpers).toBe(1);
  });
});
