import { fail, type Money, ok, percentOfMoney, pesoFromMoney, type Result } from '@kislap/domain';
import { drawOutcome, findGame, isBet, listStakes, roomChance } from '@kislap/domain/games';
import type { Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { type InferOutput, parse, safeParse } from 'valibot';
import type { Round } from '../../rules/rounds/playRound';
import { contentSecurityPolicy } from '../pages/contentSecurityPolicy';
import { pageHeaders } from '../pages/pageHeaders';
import { pageLocale } from '../pages/pageLocale';
import type { Services } from '../services';
import type { GameLaunch, GameService, RoundRefusal } from './gameService';
import { outcomeSchema } from './outcomeSchemas';
import { demoBalance, gameNotice, gamePage } from './page/gamePage';
import {
  balanceRequestSchema,
  type demoAnswerSchema,
  demoRequestSchema,
  type roundAnswerSchema,
  type roundRefusalSchema,
  roundRequestSchema,
} from './roundSchemas';

/** Mounts the playable games: their pages and the calls those pages make. */
export function gameRoutes(app: Hono, services: Pick<Services, 'games' | 'hasSeededOutcomes'>): void {
  roundRoutes(app, services);
  demoRoutes(app, services);

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
    const highestStake = await services.games.highestStake(launch.userId);
    const roomWaitMs = services.games.roomWaitMs(game);
    const view = { game, launch: { ...launch, highestStake }, locale, hasSeededOutcomes, roomWaitMs };
    return context.html(gamePage(view), 200, gameHeaders(context));
  });
}

/** Mounts the demos: the games' own engines and odds, for whoever has no account, and without any ledger. */
function demoRoutes(
  app: Hono,
  { games, hasSeededOutcomes }: Pick<Services, 'games' | 'hasSeededOutcomes'>,
): void {
  app.get(`${path}/demo`, async (context) => {
    const game = findGame(context.req.param('code'));
    const terms = game && (await games.findDemo(game.code));
    const locale = pageLocale({
      query: context.req.query('lang'),
      acceptLanguage: context.req.header('accept-language'),
    });
    if (!game || !terms) return context.html(gameNotice(locale), 404, gameHeaders(context));
    const { minStake, maxStake, turnoverPercent } = terms;
    const launch = { minStake, maxStake, turnoverPercent, balance: demoBalance };
    const view = { game, launch, locale, hasSeededOutcomes, roomWaitMs: games.roomWaitMs(game) };
    return context.html(gamePage(view), 200, gameHeaders(context));
  });

  app.post(`${path}/demo-rounds`, async (context) => {
    const request = safeParse(demoRequestSchema, await bodyOf(context));
    if (!request.success) return context.json({ refusal: 'unreadable' }, 400);
    const round = await playDemoRound(games, context.req.param('code'), request.output);
    return answer(context, round.ok ? round.value : { refusal: round.reason });
  });
}

/** Draws a round that nobody pays for and nobody is paid for. */
async function playDemoRound(
  games: GameService,
  code: string,
  { bet, stake: pesos }: InferOutput<typeof demoRequestSchema>,
): Promise<Result<InferOutput<typeof demoAnswerSchema>, Refusal>> {
  const game = findGame(code);
  const terms = game && (await games.findDemo(code));
  if (!game || !terms) return fail('unknownLaunch');
  if (!isBet(game.rules, bet)) return fail('unknownBet');
  const stake = findStake(terms, pesos);
  if (stake === undefined) return fail('stakeOutOfRange');
  const room = await games.roomDraw(game);
  const outcome = drawOutcome(game.rules, bet, games.random, room && roomChance(code, room));
  const win = pesoFromMoney(percentOfMoney(stake, outcome.payPercent));
  return ok({ stake: pesos, win, outcome });
}

/** The stake that is offered under so many pesos. What was sent may be no amount at all, so it is looked up, not read. */
function findStake(
  { minStake, maxStake }: Pick<GameLaunch, 'minStake' | 'maxStake'>,
  pesos: number,
): Money | undefined {
  return listStakes(minStake, maxStake).find((stake) => pesoFromMoney(stake) === pesos);
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
    return answer(context, round.ok ? round.value : refusalOf(round.reason));
  });
}

async function bodyOf(context: Context): Promise<unknown> {
  return context.req.json<unknown>().catch(() => undefined);
}

function answer(context: Context, body: object) {
  return context.json(body, 200, { 'cache-control': 'no-store' });
}

function refusalOf(reason: Refusal | RoundRefusal): InferOutput<typeof roundRefusalSchema> {
  if (typeof reason === 'string') return { refusal: reason };
  if (reason.type === 'tooSoon') return { refusal: 'tooSoon', waitMs: reason.waitMs };
  if (reason.type !== 'ownLimitReached') return { refusal: reason.type };
  return { refusal: 'ownLimitReached', left: pesoFromMoney(reason.left), until: reason.until };
}

type RoundAnswer = InferOutput<typeof roundAnswerSchema>;
type Refusal = Exclude<RoundRefusal['type'], 'tooSoon'> | 'unknownBet';

/** Plays the round that a game page asks for, after checking that this game in this launch offers it. */
async function playGameRound(
  games: GameService,
  code: string,
  { sid, key, bet, stake: pesos }: InferOutput<typeof roundRequestSchema>,
): Promise<Result<RoundAnswer, Refusal | RoundRefusal>> {
  const game = findGame(code);
  const launch = await games.findLaunch(sid);
  if (!game || launch?.gameCode !== code) return fail('unknownLaunch');
  if (!isBet(game.rules, bet)) return fail('unknownBet');
  const stake = findStake(launch, pesos);
  if (stake === undefined) return fail('stakeOutOfRange');
  const round = await games.playRound({
    sid,
    key,
    stake,
    choice: bet,
    settle(chance) {
      const outcome = drawOutcome(game.rules, bet, chance);
      return { win: percentOfMoney(stake, outcome.payPercent), detail: { ...outcome } };
    },
  });
  return round.ok ? ok(answerOf(round.value)) : round;
}

function answerOf({ roundId, stake, win, balance, detail, isCheckDue }: Round): RoundAnswer {
  return {
    roundId,
    stake: pesoFromMoney(stake),
    win: pesoFromMoney(win),
    balance: pesoFromMoney(balance),
    outcome: parse(outcomeSchema, detail),
    ...(isCheckDue && { check: 1 as const }),
  };
}
