import { afterEach, describe, expect, it } from 'vitest';
import * as api from '../index';
import { answer } from '../testing/replies';
import { createFakeOperator } from '../testing/createFakeOperator';
import type { Handlers } from '../testing/Handlers';
import { sampleHandlers } from '../testing/sampleHandlers';

function operate(handlers: Handlers = {}) {
  const operator = createFakeOperator({ ...sampleHandlers, ...handlers });
  api.configureApi({ adapter: operator.adapter, getToken: () => 'tok' });
  return operator;
}

afterEach(() => {
  api.configureApi({});
});

const card = { stime: 0, img: '/a.svg', link: '', title: 'A' } as const;

describe('the cards of the promotion page', () => {
  it('come in their order, without those that are off and without empty facts', async () => {
    operate({
      activityList: () =>
        answer([
          { ...card, id: 1, activity_type: 15, sort: 2, etime: 1_763_100_000, tag: 'hot', status: 1 },
          { ...card, id: 2, activity_type: 19, sort: 1, etime: 0, tag: '', status: 1 },
          { ...card, id: 3, activity_type: 23, sort: 3, etime: 0, tag: '', status: 0 },
        ]),
    });
    expect(await api.getActivities()).toEqual([
      { id: 2, type: 19, title: 'A', image: '/a.svg', link: '' },
      { id: 1, type: 15, title: 'A', image: '/a.svg', link: '', mark: 'hot', endsAt: 1_763_100_000 },
    ]);
  });

  it('say how each works, as far as the operator says it', async () => {
    operate({
      getActImg: () =>
        answer({ img: '/a.svg', title: 'A', content: ' One.\r\n\nTwo.', rules: { min: 200, times: 5 } }),
    });
    expect(await api.getActivityDetail(15)).toEqual({
      title: 'A',
      image: '/a.svg',
      steps: ['One.', 'Two.'],
      rules: { minimum: 2_000_000, giftTimes: 5 },
    });
  });
});

describe('deposit rewards', () => {
  it('are steps in plain words, lowest first', async () => {
    operate();
    const { steps } = await api.getDepositLadder();
    expect(steps.map(({ level, state }) => [level, state])).toEqual([
      [1, 'claimed'],
      [2, 'ready'],
      [3, 'locked'],
      [4, 'locked'],
    ]);
  });

  it('are looked at without claiming them', async () => {
    const operator = operate();
    const reward = await api.getDepositReward('firstTopUp');
    expect(reward).toMatchObject({ gift: 30_000, state: 'ready' });
    expect(reward.endsAt).toBeGreaterThan(0);
    expect(operator.seen[0]?.fields).toMatchObject({ isGet: '0' });
  });

  it('are claimed with the same call, and then tell the balance', async () => {
    const claimed = { lv: 1, need: 500, have: 500, am: 8, state: 2, etime: 1 } as const;
    const operator = operate({ depGet28: () => answer({ ...claimed, Score: 80_000, needFlow: 8 }) });
    expect(await api.claimDepositReward('lossBack')).toEqual({
      amount: 80_000,
      balance: 80_000,
      turnoverAdded: 80_000,
    });
    expect(operator.seen[0]?.fields).toMatchObject({ isGet: '1' });
    operator.handle({ depGet28: () => answer(claimed) });
    await expect(api.claimDepositReward('lossBack')).rejects.toBeInstanceOf(api.ContractError);
  });
});

describe('red packets', () => {
  it('say who may open them', async () => {
    const packet = { pktId: 9, name: 'P', stime: 10, etime: 20, state: 1, max: 8.8, left: 3 } as const;
    operate({ redPackerInfo: () => answer([{ ...packet, need: { user_vip: 2 } }]) });
    expect(await api.getRedPackets()).toEqual([
      {
        id: 9,
        name: 'P',
        opensAt: 10,
        closesAt: 20,
        state: 'open',
        maximum: 88_000,
        left: 3,
        needs: { vipLevel: 2 },
      },
    ]);
  });
});
