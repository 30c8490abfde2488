import { describe, expect, test } from 'vitest';
import { exampleGifts } from '../testing/exampleGifts';
import { pesos } from '../testing/pesos';
import { epochSecondsFrom as seconds } from '../time';
import { type RewardStep, stageOfActivity } from './activities';

const now = seconds(1_000);
const step = (state: RewardStep['state']): RewardStep => ({
  level: 1,
  need: pesos(100),
  have: pesos(100),
  gift: pesos(3),
  state,
});

describe('an activity', () => {
  test('has ended from its end on', () => {
    expect(stageOfActivity({ type: 1, endsAt: seconds(1_001) }, {}, now).type).toBe('open');
    expect(stageOfActivity({ type: 1, endsAt: seconds(1_000) }, {}, now).type).toBe('ended');
  });

  test('is open while nothing is known', () => {
    for (const type of [13, 15, 19, 23, 27, 28]) expect(stageOfActivity({ type }, {}, now).type).toBe('open');
  });

  test.each([
    [15, 2, 2, 'open'],
    [15, 2, 3, 'claimed'],
    [19, 0, 0, 'open'],
    [19, 1, 0, 'ended'],
    [23, 4, 0, 'open'],
    [23, 5, 0, 'ended'],
  ])('%i after %i deposits, %i of them happy gifts, is %s', (type, depositCount, dep15Count, stage) => {
    const facts = { gifts: exampleGifts, player: { depositCount, dep15Count } };
    expect(stageOfActivity({ type }, facts, now).type).toBe(stage);
  });

  test('is not used up by a step that cannot be read', () => {
    const steps = [{ amount: pesos(0), ratePercent: 120 }, undefined];
    const gifts = [{ type: 23, isActive: true, steps }];
    const stageAfter = (depositCount: number) =>
      stageOfActivity({ type: 23 }, { gifts, player: { depositCount, dep15Count: 0 } }, now).type;
    expect([0, 1, 2].map(stageAfter)).toEqual(['open', 'open', 'ended']);
  });

  test('with one step tells what can be claimed', () => {
    expect(stageOfActivity({ type: 27 }, { firstTopUp: step('ready') }, now)).toEqual({
      type: 'claimable',
      gift: pesos(3),
    });
    expect(stageOfActivity({ type: 28 }, { lossBack: step('locked') }, now).type).toBe('open');
    expect(stageOfActivity({ type: 28 }, { lossBack: step('claimed') }, now).type).toBe('claimed');
  });

  test('with several steps is claimed with the last of them', () => {
    const ladder = [step('claimed'), step('ready')];
    expect(stageOfActivity({ type: 13 }, { ladder }, now).type).toBe('open');
    expect(stageOfActivity({ type: 13 }, { ladder: [step('claimed')] }, now).type).toBe('claimed');
    expect(stageOfActivity({ type: 13 }, { ladder: [] }, now).type).toBe('open');
  });
});
