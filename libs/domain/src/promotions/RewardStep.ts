import type { Money } from '../money/Money';

/** Something that deposits earn: from `need` on, `gift` can be claimed. */
export interface RewardStep {
  readonly level: number;
  readonly need: Money;
  readonly have: Money;
  readonly gift: Money;
  readonly state: 'locked' | 'ready' | 'claimed';
}
