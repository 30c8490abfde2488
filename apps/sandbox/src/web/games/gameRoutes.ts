import { fail, moneyFromPeso, ok, percentOfMoney, pesoFromMoney, type Result } from '@kislap/domain';
import type { Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { type InferOutput, parse, safeParse } from 'valibot';
import { drawOutcome, listBets } from '../../games/drawOutcome';
import { findGame } from '../../games/gameCatalogue';
import { listStakes } from '../../games/listStakes';
import type { Round } from '../../rules/rounds/playRound';
import { contentSecurityPolicy } from '../pages/contentSecurityPolicy';
import { pageHeaders } from '../pages/pageHeaders';
import { pageLocale } from '../pages/pageLocale';
import type { Services } from '../services';
import type { GameService, RoundRefusal } from './gameService';
import { gameNotice, gamePage } from './page/gamePage';
import {
  balanceRequestSchema,
  outcomeSchema,
  type roundAnswerSchema,
  roundRequestSchema,
} from './roundSchemas';

/** Mounts the playable games: their pages and the calls those pages make. */
export function gameRoutes(app: Hono, services: Pick<Services, 'games' | 'hasSeededOutcomes'>): void {
  roundRoutes(app, services);

  app.get('/sandbox/games/:code', async (context) => {
    const game = findGame(context.req.param('code'));
    const launch = await services.games.findLaunch(context.req.query('sid') ?? '');
    const locale = pageLocale({
      query: context.req.query('lang') ?? launch?.locale,
      acceptLanguage: context.req.header('accept-language'),
    });
    const isOpen = game && launch?.gameCode === game.code;
    if (!isOpen || launch.isLocked) return context.html(gameNotice(locale), 404, gameHeaders(context));
    const { hasSeededOutcomes } = services;
    return context.html(gamePage({ game, launch, locale, hasSeededOutcomes }), 200, gameHeaders(context));
  });
}

/** A game may be framed by the app, and its address holds its session, so no link of it tells where it came from. */
function gameHeaders(context: Context): Record<string, string> {
  const { origin } = new URL(context.req.url);
  return {
    ...pageHeaders(contentSecurityPolicy({ kind: 'game', origin })),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-site',
  };
}

const path = '/sandbox/games/:code';

/**
 * Mounts the calls of the game pages, open to every origin because a framed game has none. The launch's session id
 * authorises them. A refusal has status 200.
 */
function roundRoutes(app: Hono, { games }: Pick<Services, 'games'>): void {
  app.use(`${path}/*`, cors({ origin: '*', allowMethods: ['POST'], allowHeaders: ['content-type'] }));

  app.post(`${path}/balance`, async (context) => {
    const request = safeParse(balanceRequestSchema, await bodyOf(context));
    const launch = request.success ? await games.findLaunch(request.output.sid) : undefined;
    if (launch?.gameCode !== context.req.param('code')) return answer(context, { refusal: 'unknownLaunch' });
    if (launch.isLocked) return answer(context, { refusal: 'locked' });
    return answer(context, { balance: pesoFromMoney(launch.balance) });
  });

  app.post(`${path}/rounds`, async (context) => {
    const request = safeParse(roundRequestSchema, await bodyOf(context));
    if (!request.success) return context.json({ refusal: 'unreadable' }, 400);
    const round = await playGameRound(games, context.req.param('code'), request.output);
    return answer(context, round.ok ? round.value : { refusal: round.reason });
  });
}

async function bodyOf(context: Context): Promise<unknown> {
  return context.req.json<unknown>().catch(() => undefined);
}

function answer(context: Context, body: object) {
  return context.json(body, 200, { 'cache-control': 'no-store' });
}

type RoundAnswer = InferOutput<typeof roundAnswerSchema>;
type Refusal = RoundRefusal['type'] | 'unknownBet';

/** Plays the round that a game page asks for, after checking that this game in this launch offers it. */
async function playGameRound(
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
