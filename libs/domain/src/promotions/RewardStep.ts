import type { Money } from '../money/Money';

/**
 * Something that deposits earn: from `need` on, `gift` can be claimed.
 *
 * @example
 * const amounts = { need: moneyFromPeso(500), have: moneyFromPeso(500), gift: moneyFromPeso(20) };
 * const firstTopUp: RewardStep = { level: 1, ...amounts, state: 'ready' };
 * const now = epochSecondsFrom(1_767_196_800);
 * stageOfActivity({ type: activityNumber.firstTopUp }, { firstTopUp }, now).type; // => 'claimable'
 */
export interface RewardStep {
  readonly level: number;
  readonly need: Money;
  readonly have: Money;
  readonly gift: Money;
  readonly state: 'locked' | 'ready' | 'claimed';
}
