import type { RewardStep } from '@kislap/domain';
import type { RewardStepRow } from '../contract/depositRewards';
import { moneyOfPeso } from '../mapping/moneyOfPeso';

const states = { 0: 'locked', 1: 'ready', 2: 'claimed' } as const;

/** Reads one step of what deposits earn. */
export function rewardStepOf({ lv, need, have, am, state }: RewardStepRow): RewardStep {
  return {
    level: lv,
    need: moneyOfPeso(need),
    have: moneyOfPeso(have),
    gift: moneyOfPeso(am),
    state: states[state],
  };
}
