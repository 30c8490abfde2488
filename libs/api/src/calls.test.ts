import type { Money } from '@kislap/domain';
import { afterEach, describe, expect, expectTypeOf, it } from 'vitest';
import type { Peso, Score } from './contract/loose/amounts';
import * as api from './index';
import { moneyOfPeso, moneyOfScore } from './mapping/wireValues';
import { answer, beOffline, refuse } from './testing/replies';
import { createFakeOperator } from './testing/createFakeOperator';
import type { Handlers } from './testing/Handlers';
import { sampleHandlers } from './testing/sampleHandlers';
import { samplePlayer } from './testing/samplePlayer';

function operate(handlers: Handlers = {}) {
  const operator = createFakeOperator({ ...sampleHandlers, ...handlers });
  api.configureApi({
    adapter: operator.adapter,
    timeouts: { ...api.timeouts, retryDelayMs: 1 },
    getToken: () => 'tok',
  });
  return operator;
}

afterEach(() => {
  api.configureApi({});
});

describe('the two units of the wire', () => {
  it('end in one Money: ledger fields are scores, form and config fields are pesos', async () => {
    operate();
    expect(await api.getBalance()).toBe(123_456_780);
    expect(await api.getCashCheck()).toEqual({
      depositCount: 2,
      neededTurnover: 30_000_000,
      doneTurnover: 28_765_500,
      today: { amountLeft: 500_000_000, timesLeft: 10 },
      purse: { own: 122_456_780, bonus: 1_000_000 },
    });
    expect(await api.dropBonus()).toMatchObject({
      balance: 122_456_780,
      doneTurnover: 25_000_000,
      purse: { own: 122_456_780, bonus: 0 },
    });
    expect(await api.getCheckInStatus()).toEqual({
      vipLevel: 2,
      vipOrder: 4,
      totalDeposit: 15_000_000,
      dayDeposit: 1_000_000,
      dayTurnover: 28_765_500,
    });
  });

  it('cannot be taken for one another', () => {
    expectTypeOf(moneyOfScore).parameter(0).toEqualTypeOf<Score>();
    expectTypeOf<Peso>().not.toExtend<Score>();
    expectTypeOf<Score>().not.toExtend<Peso>();
    expectTypeOf(moneyOfPeso).returns.toEqualTypeOf<Money>();
  });
});

describe('the account', () => {
  it('is a player in plain words', async () => {
    operate();
    expect(await api.getPlayer()).toEqual({
      userId: 7,
      nickname: 'Ligaya',
      phone: '639170000002',
      balance: 123_456_780,
      depositCount: 2,
      dep15Count: 1,
      vipLevel: 2,
      vipOrder: 4,
      signTimes: 1,
      isSignedToday: false,
      isRepairEarnedToday: false,
      avatarId: 3,
    });
  });

  it.each([
    [-1, 0],
    [8, 7],
    [1_000_000, 7],
  ])('has signed no fewer than no days, and no more than seven: %d', async (SignTimes, signTimes) => {
    operate({ getUserInfo: () => answer({ ...samplePlayer, SignTimes }) });
    expect((await api.getPlayer()).signTimes).toBe(signTimes);
  });

  it('is opened by password or code, with where the visitor came from', async () => {
    const { seen } = operate();
    await api.logIn(
      { by: 'password', account: '09170000001', password: ' Play 1234 ' },
      { tracking: { invite: 'A1' } },
    );
    await api.logIn({ by: 'smsCode', account: '09170000001', code: '123456' });
    expect(seen[0]?.fields).toEqual({
      account: '09170000001',
      password: ' Play 1234 ',
      type: '1',
      invite: 'A1',
    });
    expect(seen[1]?.fields).toEqual({ account: '09170000001', code: '123456', type: '2' });
  });

  it('is registered with the names of the wire', async () => {
    const { seen } = operate();
    const form = {
      phone: '639170000001',
      code: '1',
      password: 'p',
      passwordAgain: 'p',
      birthday: '2000-01-01',
    };
    expect(await api.register(form)).toEqual({ token: 'sample-token', userId: 7, gift: 0 });
    expect(seen[0]?.fields).toEqual({
      phone: '639170000001',
      code: '1',
      password: 'p',
      password1: 'p',
      birthday: '2000-01-01',
      agree: '1',
    });
  });

  it('sends a bound phone as phoneNum', async () => {
    const { seen } = operate();
    const form = { phone: '639170000009', code: '1', password: 'p', passwordAgain: 'q' };
    expect(await api.bindPhone(form)).toBe('639170000009');
    await api.resetPassword(form);
    const fields = { phoneNum: '639170000009', code: '1', password: 'p', password1: 'q' };
    expect(seen.map((call) => call.fields)).toEqual([fields, fields]);
  });

  it('adds what the account lacks, and sends nothing of what it has', async () => {
    const { seen } = operate();
    await api.completeAccount({ birthday: '1990-05-20', hasAgreed: true, phone: '639170000009', code: '1' });
    await api.completeAccount({ phone: '639170000009', code: '1' });
    const phone = { phone: '639170000009', code: '1' };
    expect(seen.map(({ fields }) => fields)).toEqual([
      { birthday: '1990-05-20', agree: '1', ...phone },
      phone,
    ]);
  });

  it('reads what an account lacks off a refusal, and asks for everything where it says nothing', async () => {
    operate({ completeAccount: () => refuse(1020, '', { need: ['phone'] }) });
    const refusal = await api.completeAccount({}).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 1020, data: { need: ['phone'] } });
    expect(api.needOfRefusal(undefined)).toEqual(['birthday', 'agree', 'phone']);
    expect(api.needOfRefusal(5)).toEqual(['birthday', 'agree', 'phone']);
    expect(api.needOfRefusal(['phone', 'agree', 'shoeSize'])).toEqual(['agree', 'phone']);
  });

  it('tells after how long a code may be sent again', async () => {
    operate();
    const sent = await api.sendSmsCode({ phone: '639170000009', scene: 'bind' });
    expect(sent).toEqual({ resendAfterSeconds: 60, expiresAfterSeconds: 300 });
  });

  it('is pinged once, and the ping says how that went', async () => {
    const operator = operate();
    expect(await api.pingOnline(7)).toEqual({ type: 'answered', code: 200 });
    operator.handle({ getState: () => refuse(500) });
    expect(await api.pingOnline(7)).toEqual({ type: 'answered', code: 500 });
    operator.handle({ getState: beOffline });
    expect(await api.pingOnline(7)).toEqual({ type: 'unanswered' });
    expect(operator.seen.map(({ fields }) => fields)).toEqual(Array(3).fill({ type: '1', userId: '7' }));
  });
});

describe('the records', () => {
  it('name their states and leave out what is missing', async () => {
    operate();
    const [pending, , first] = await api.getDepositLog(0);
    expect(pending).toMatchObject({
      id: 3,
      amount: 5_000_000,
      status: 'pending',
      isFirst: false,
      mode: 'gcash',
    });
    expect(first).toMatchObject({ amount: 1_005_000, status: 'complete', isFirst: true });
    expect(pending).not.toHaveProperty('orderId');
    const [waiting, rejected] = await api.getWithdrawalLog(0);
    expect(waiting).toMatchObject({ id: 2, status: 'pending' });
    expect(rejected).toMatchObject({ id: 1, status: 'failed', note: 'The account does not exist.' });
  });

  it('tell credited deposits to a poll that asks once', async () => {
    const operator = operate({
      depositNotice: ({ logId }) => answer([{ logid: logId + 1, amount: 500, isFirst: 'true' }]),
    });
    expect(await api.getCreditedDeposits(71)).toEqual([{ id: 72, amount: 5_000_000, isFirst: true }]);
    operator.handle({ depositNotice: beOffline });
    await expect(api.getCreditedDeposits(-1)).rejects.toBeInstanceOf(api.OfflineError);
    expect(operator.seen.map(({ fields }) => fields['logId'])).toEqual(['71', '-1']);
  });
});

describe('the operator', () => {
  it('says where things are, without keys for what it does not say', async () => {
    operate();
    expect(await api.getOperatorSettings()).toEqual({
      telegramUrl: 'https://t.me/kislap',
      mustBindPhone: true,
      tellsOrders: true,
      customerServiceUrl: 'https://example.com/help',
    });
  });

  it('offers promotions whose content is read from text, and none from broken text', async () => {
    const broken = { activity_type: 15, activity_content: '{"amount":', status: 1 } as const;
    operate({
      getPayGift: () => answer([broken, { ...broken, activity_content: '[{"amount":100,"rate":"100"}]' }]),
    });
    expect(await api.getDepositGifts()).toEqual([
      { type: 15, isActive: true, steps: [] },
      { type: 15, isActive: true, steps: [{ amount: 1_000_000, ratePercent: 100 }] },
    ]);
  });

  it('lists banners and games in its order, activities that are on, and open studios', async () => {
    operate({
      getBanner: ({ type }) =>
        answer([
          { id: 2, img: 'b', link: '', sort: 2 },
          { id: type, img: 'a', link: 'game:x', sort: 1, img_tag: 'a-tag' },
        ]),
      activityStateList: () =>
        answer([
          { activity_type: 15, status: 1 },
          { activity_type: 19, status: 0 },
        ]),
    });
    expect((await api.getBanners('promotion')).map(({ image }) => image)).toEqual(['a', 'b']);
    expect(await api.getActivityStates()).toEqual([15]);
    expect((await api.getGames())[3]).toMatchObject({ code: 'parol', isOpen: false, minBet: 10_000 });
    expect(await api.getHotGames()).toEqual(['sampaguita']);
    expect((await api.getPlatforms())[0]).toMatchObject({
      code: 'KIS',
      isOpen: true,
      categories: ['slot', 'card'],
    });
    expect((await api.getRecentWins())[0]).toMatchObject({ gameCode: 'jeepney', win: 1_500_000 });
    expect((await api.getVipLevels())[2]).toMatchObject({ level: 2, neededDeposit: 20_000_000 });
    const welcome = { id: 1, title: 'Welcome', text: 'Play with care.', announcesMaintenance: false };
    expect((await api.getNotices())[0]).toEqual(welcome);
  });

  it('describes the check-in week', async () => {
    operate();
    const plan = await api.getCheckInPlan();
    expect(plan.rules).toEqual({ minVip: 0, dayDeposit: 500_000, allowedOrders: [-1] });
    expect(plan.rewards[6]).toEqual({ prizeType: 1, prize: 200_000, repairRules: { dayDeposit: 1_000_000 } });
  });

  it('opens a game in the language of the player', async () => {
    const { seen } = operate();
    expect(await api.launchGame({ gameCode: 'jeepney', isDemo: true })).toMatchObject({ opensIn: 'frame' });
    expect(seen[0]?.fields).toEqual({ gc: 'jeepney', demo: '1', lang: 'en' });
  });

  it('lists the ways to pay under our names', async () => {
    operate();
    const offer = await api.getPayOffer(7);
    expect(offer.lastUsed).toEqual([{ methodId: 1, channelCode: 'gc1', mode: 'gcash' }]);
    expect(offer.methods[1]).toMatchObject({
      id: 3,
      isWithdraw: true,
      withdrawSort: 2,
      withdrawMin: 1_000_000,
    });
    expect(offer.methods[1]?.channels).toEqual([
      {
        mode: 'maya',
        code: 'my1',
        category: '1',
        name: 'MY1',
        isEnabled: true,
        isHot: false,
        sort: 1,
        minDepositCount: 0,
        minVip: 1,
        maxVip: 3,
        allowedOrders: [-1],
        min: 1_000_000,
        max: 200_000_000,
        quickAmounts: [1_000_000, 2_000_000, 5_000_000, 10_000_000],
        banks: [],
      },
    ]);
  });
});
