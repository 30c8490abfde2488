import { moneyFromPeso, percentOfMoney, pesoFromMoney } from '@kislap/domain';
import type { Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { parse, safeParse } from 'valibot';
import type { Services } from '../services';
import { drawOutcome } from './drawOutcome';
import { findGame } from './findGame';
import { listBets } from './listBets';
import { listStakes } from './listStakes';
import { outcomeSchema } from './outcomeSchema';
import { balanceRequestSchema, roundRequestSchema } from './roundSchemas';

/**
 * Mounts the calls of the game pages. They are open to every origin, because a framed game has none of its own; what
 * they act on is named by the launch's session id alone, which no other page knows.
 */
export function roundRoutes(app: Hono, { games }: Pick<Services, 'games'>): void {
  app.use(
    '/sandbox/games/:code/*',
    cors({ origin: '*', allowMethods: ['POST'], allowHeaders: ['content-type'] }),
  );

  app.post('/sandbox/games/:code/balance', async (context) => {
    const request = safeParse(balanceRequestSchema, await bodyOf(context));
    const launch = request.success ? await games.findLaunch(request.output.sid) : undefined;
    if (launch?.gameCode !== context.req.param('code')) return refuse(context, 'unknownLaunch');
    return answer(context, { balance: pesoFromMoney(launch.balance) });
  });

  app.post('/sandbox/games/:code/rounds', async (context) => {
    const request = safeParse(roundRequestSchema, await bodyOf(context));
    if (!request.success) return context.json({ refusal: 'badRequest' }, 400);
    const { sid, key, bet } = request.output;
    const stake = moneyFromPeso(request.output.stake);
    const game = findGame(context.req.param('code'));
    const launch = await games.findLaunch(sid);
    if (!game || launch?.gameCode !== game.code) return refuse(context, 'unknownLaunch');
    if (!listBets(game.rules).includes(bet)) return context.json({ refusal: 'badRequest' }, 400);
    if (!listStakes(launch.minStake, launch.maxStake).includes(stake))
      return refuse(context, 'stakeOutOfRange');
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
    if (!round.ok) return refuse(context, round.reason.type);
    return answer(context, {
      roundId: round.value.roundId,
      stake: pesoFromMoney(round.value.stake),
      win: pesoFromMoney(round.value.win),
      balance: pesoFromMoney(round.value.balance),
      outcome: parse(outcomeSchema, round.value.detail),
    });
  });
}

async function bodyOf(context: Context): Promise<unknown> {
  return context.req.json<unknown>().catch(() => undefined);
}

/** A refusal is an answer, not a failure: like all answers of the operator it comes with status 200. */
function refuse(context: Context, refusal: string) {
  return answer(context, { refusal });
}

function answer(context: Context, body: object) {
  return context.json(body, 200, { 'cache-control': 'no-store' });
}
