import type { Chance } from '@kislap/domain';
import { drawOutcome, enumerateReturn, type GameRules } from '@kislap/domain/games';
import { fitOf } from './probability';

/** What a bet paid over many rounds. */
export interface BetRun {
  readonly rounds: number;
  /** How likely a fair engine is off by as much or more. */
  readonly pValue: number;
  readonly returnPercent: number;
  /** How many standard errors the return is from the published one. */
  readonly errors: number;
}

/** Plays a bet many times and holds what it pays against everything that its engine can draw. */
export function runBet(
  { rules, bet }: { readonly rules: GameRules; readonly bet: string },
  rounds: number,
  chanceOf: (round: number) => Chance,
): BetRun {
  const { chanceByPay: chances, deviationPercent } = enumerateReturn(rules, bet);
  const counts = new Map<number, number>([...chances.keys()].map((pay) => [pay, 0]));
  let paid = 0;
  for (let round = 0; round < rounds; round += 1) {
    const { payPercent } = drawOutcome(rules, bet, chanceOf(round));
    counts.set(payPercent, (counts.get(payPercent) ?? 0) + 1);
    paid += payPercent;
  }
  const expected = [...counts.keys()].map((pay) => (chances.get(pay) ?? 0) * rounds);
  const mean = [...chances].reduce((sum, [pay, chance]) => sum + pay * chance, 0);
  const returnPercent = paid / rounds;
  return {
    rounds,
    pValue: fitOf([...counts.values()], expected),
    returnPercent,
    errors: (returnPercent - mean) / (deviationPercent / Math.sqrt(rounds)),
  };
}
