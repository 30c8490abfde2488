import { peso } from './loose/amounts';
import { looseInteger } from './loose/numbers';
import { maybe } from './loose/optional';

/** The fields of what a withdrawal is checked against. */
export const cashCheck = {
  /** How many deposits were credited. */
  DepCount: looseInteger,
  /** What has to be bet in all, in pesos. */
  needFlow: peso,
  /** What of it is bet, in pesos. */
  BetFlow: peso,
  /** What the level lets out today, in pesos. */
  wdwLeft: maybe(peso),
  /** How many withdrawals the level still lets out today. */
  wdwTimes: maybe(looseInteger),
  /** What of the balance is the player's own, in pesos: all of it that is no bonus. While away it can be taken out. */
  own: maybe(peso),
  /** What of the balance was given and has still to be bet, in pesos. */
  bonus: maybe(peso),
};
