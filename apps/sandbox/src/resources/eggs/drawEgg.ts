import { egg, type EggPrizeRule } from '../../catalogue/egg';
import { drawInteger } from '../../games/drawInteger';
import type { Random } from '../../kernel/Random';

const whole = egg.prizes.reduce((sum, { perMille }) => sum + perMille, 0);

/** What is in an egg, by the published odds alone. */
export function drawEgg(random: Random): EggPrizeRule {
  let drawn = drawInteger(random, whole);
  for (const prize of egg.prizes) {
    if (drawn < prize.perMille) return prize;
    drawn -= prize.perMille;
  }
  throw new Error('The odds of an egg do not come to the whole');
}
