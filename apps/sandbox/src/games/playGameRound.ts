import type { Result } from '@kislap/domain';
import { fail, moneyFromPeso, ok, percentOfMoney, pesoFromMoney } from '@kislap/domain';
import type { InferOutput } from 'valibot';
import { parse } from 'valibot';
import type { GameService, RoundRefusal } from '../services/GameService';
import type { Round } from '../services/Round';
import { drawOutcome } from './drawOutcome';
import { findGame } from './findGame';
import { listBets } from './listBets';
import { listStakes } from './listStakes';
import { outcomeSchema } from './outcomeSchema';
import type { roundAnswerSchema, roundRequestSchema } from './roundSchemas';

type RoundAnswer = InferOutput<typeof roundAnswerSchema>;
type Refusal = RoundRefusal['type'] | 'unknownBet';

/** Plays the round that a game page asks for, after checking that this game in this launch offers it. */
export async function playGameRound(
  games: GameService,
  code: string,
  { sid, key, bet, stake: pesos }: InferOutput<typeof roundRequestSchema>,
): Promise<Result<RoundAnswer, Refusal>> {
  const game = findGame(code);
  const launch = await games.findLaunch(sid);
  if (!game || launch?.gameCode !== code) return fail('unknownLaunch');
  if (!listBets(game.rules).includes(bet)) return fail('unknownBet');
  const stake = moneyFromPeso(pesos);
  if (!listStakes(launch.minStake, launch.maxStake).includes(stake)) return fail('stakeOutOfRange');
  const round = await games.playRound({
    sid,
    key,
    stake,
    choice: bet,
    settle(random) {
      const outcome = drawOutcome(game.rules, bet, random);
      return { win: percentOfMoney(stake, outcome.payPercent), detail: { ...outcome } };
    },
  });
  return round.ok ? ok(answerOf(round.value)) : fail(round.reason.type);
}

function answerOf({ roundId, stake, win, balance, detail }: Round): RoundAnswer {
  return {
    roundId,
    stake: pesoFromMoney(stake),
    win: pesoFromMoney(win),
    balance: pesoFromMoney(balance),
    outcome: parse(outcomeSchema, detail),
  };
}
