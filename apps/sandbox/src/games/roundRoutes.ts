import { pesoFromMoney } from '@kislap/domain';
import type { Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { safeParse } from 'valibot';
import type { Services } from '../services';
import { playGameRound } from './playGameRound';
import { balanceRequestSchema, roundRequestSchema } from './roundSchemas';

const path = '/sandbox/games/:code';

/**
 * Mounts the calls of the game pages. They are open to every origin, because a framed game has none of its own; what
 * they act on is named by the launch's session id alone, which no other page knows.
 *
 * A refusal is an answer, not a failure: like all answers of the operator it comes with status 200.
 */
export function roundRoutes(app: Hono, { games }: Pick<Services, 'games'>): void {
  app.use(`${path}/*`, cors({ origin: '*', allowMethods: ['POST'], allowHeaders: ['content-type'] }));

  app.post(`${path}/balance`, async (context) => {
    const request = safeParse(balanceRequestSchema, await bodyOf(context));
    const launch = request.success ? await games.findLaunch(request.output.sid) : undefined;
    if (launch?.gameCode !== context.req.param('code')) return answer(context, { refusal: 'unknownLaunch' });
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
