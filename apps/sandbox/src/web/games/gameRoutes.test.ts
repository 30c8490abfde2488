import { addMoney, fail, type Money, moneyFromPeso, ok, subtractMoney } from '@kislap/domain';
import { gameCatalogue, listBets } from '@kislap/domain/games';
import { Hono } from 'hono';
import { parse } from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RoundRequest } from '../../rules/rounds/playRound';
import { gameRoutes } from './gameRoutes';
import type { GameService } from './gameService';
import { outcomeSchema } from './outcomeSchemas';
import { demoAnswerSchema } from './roundSchemas';

const key = '0123456789abcdef0123456789abcdef';
let app: Hono;
let balance: Money;
let highestStake: Money | undefined;

const playRound = vi.fn<GameService['playRound']>((request: RoundRequest) => {
  if (request.stake > balance) return Promise.resolve(fail({ type: 'balanceTooLow' }));
  const { win, detail } = request.settle({ integer: () => 0 });
  balance = addMoney(subtractMoney(balance, request.stake), win);
  const settled = { roundId: 'R1', stake: request.stake, win, balance, detail };
  return Promise.resolve(ok({ ...settled, isReplay: false, isCheckDue: false }));
});

beforeEach(() => {
  balance = moneyFromPeso(100);
  highestStake = undefined;
  playRound.mockClear();
  mount(false);
});

function mount(hasSeededOutcomes: boolean): void {
  app = new Hono();
  gameRoutes(app, {
    games: {
      findLaunch: (sid) => Promise.resolve(launchOf(sid)),
      highestStake: () => Promise.resolve(highestStake),
      playRound,
      findDemo: (code) => Promise.resolve(code === 'mango-rush' ? undefined : launchOf(code)),
      random: { isPredictable: true, integer: () => 0 },
      roomDraw: () => Promise.resolve(undefined),
      roomWaitMs: () => undefined,
    },
    hasSeededOutcomes,
  });
}

/** In these tests a session id is the code of its game, and a `closed` one is over. */
function launchOf(sid: string) {
  if (sid === '' || sid === 'closed') return undefined;
  return {
    sid,
    userId: 1,
    gameCode: sid,
    minStake: moneyFromPeso(1),
    maxStake: moneyFromPeso(500),
    turnoverPercent: 100,
    locale: 'en' as const,
    balance,
    isLocked: sid === 'locked',
  };
}

function play(code: string, body: object, headers: Record<string, string> = {}) {
  return app.request(`/sandbox/games/${code}/rounds`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ sid: code, key, stake: 10, bet: 'play', ...body }),
  });
}

describe('a game page', () => {
  it.each(gameCatalogue.map(({ code, name }) => [code, name]))(
    'opens %s in both languages',
    async (code, name) => {
      for (const lang of ['en', 'fil']) {
        const answer = await app.request(`/sandbox/games/${code}?sid=${code}&lang=${lang}`);
        const html = await answer.text();
        expect(answer.status).toBe(200);
        expect(html).toContain(`<html lang="${lang}">`);
        expect(html).toContain(name);
        expect(html).toContain('class="play-money"');
        expect(html).toContain('21+');
        expect(html).toContain('96%');
      }
    },
  );

  it('says on its face and beside its odds that outcomes are seeded, and only when they are', async () => {
    const marks = async (lang: string) => {
      const answer = await app.request(`/sandbox/games/parol-nights?sid=parol-nights&lang=${lang}`);
      return [...(await answer.text()).matchAll(/data-seeded>([^<]+)/g)].map(([, text]) => text);
    };
    expect(await marks('en')).toEqual([]);
    mount(true);
    expect(await marks('en')).toEqual(Array(2).fill('Seeded outcomes: for tests'));
    expect(await marks('fil')).toEqual(Array(2).fill('Naka-seed ang mga resulta: para sa testing lang'));
  });

  it('may be framed by its own site, and tells no other where it was', async () => {
    const { headers } = await app.request('/sandbox/games/parol-nights?sid=parol-nights');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  it.each(['?sid=closed', '', '?sid=mango-rush'])(
    'is closed without a session of its own: %j',
    async (query) => {
      const answer = await app.request(`/sandbox/games/parol-nights${query}`);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('Game closed');
    },
  );
});

describe('the stakes of a page', () => {
  const page = async () => (await app.request('/sandbox/games/jeepney-jackpot?sid=jeepney-jackpot')).text();
  const closedStakes = (html: string) =>
    [...html.matchAll(/name="stake"\s+value="(\d+)"[^>]*disabled/g)].map(([, stake]) => Number(stake));

  it('are all open without a bonus', async () => {
    const html = await page();
    expect(closedStakes(html)).toEqual([]);
    expect(html).not.toContain('With a bonus');
  });

  it('above what a bonus allows are shown closed, and why', async () => {
    highestStake = moneyFromPeso(50);
    const html = await page();
    expect(closedStakes(html).length).toBeGreaterThan(0);
    expect(closedStakes(html).every((stake) => stake > 50)).toBe(true);
    expect(html).toContain('With a bonus the highest bet is ₱50.00.');
  });
});

describe('a round', () => {
  it('answers what was drawn, what it paid and the new balance, in pesos', async () => {
    const answer = await play('parol-nights', {});
    expect(await answer.json()).toEqual({
      roundId: 'R1',
      stake: 10,
      win: 2500,
      balance: 2590,
      outcome: { engine: 'slot', reels: [0, 0, 0], payPercent: 25_000 },
    });
  });

  it('hands the page’s key on, so that the same tap is played once', async () => {
    await play('color-perya', { bet: 'under-50' });
    expect(playRound.mock.calls[0]?.[0]).toMatchObject({ key, choice: 'under-50', stake: moneyFromPeso(10) });
  });

  it.each([
    ['another game’s session', 'parol-nights', { sid: 'mango-rush' }, 'unknownLaunch'],
    ['a session that is over', 'parol-nights', { sid: 'closed' }, 'unknownLaunch'],
    ['a bet that the game does not know', 'color-perya', { bet: 'under-51' }, 'unknownBet'],
    ['a stake that is not offered', 'parol-nights', { stake: 3 }, 'stakeOutOfRange'],
    ['a stake with centavos', 'parol-nights', { stake: 1.5 }, 'stakeOutOfRange'],
    ['a stake beyond any amount', 'parol-nights', { stake: 1e308 }, 'stakeOutOfRange'],
    ['a stake that no amount holds', 'parol-nights', { stake: 2 ** 53 - 1 }, 'stakeOutOfRange'],
    ['a negative stake', 'parol-nights', { stake: -10 }, 'stakeOutOfRange'],
    ['a stake above the balance', 'parol-nights', { stake: 500 }, 'balanceTooLow'],
  ])('refuses %s', async (_case, code, body, refusal) => {
    const before = balance;
    const answer = await play(code, body);
    expect(await answer.json()).toEqual({ refusal });
    expect(balance).toBe(before);
  });

  it.each([
    ['a key that is no key', { key: 'again' }],
    ['a stake that is text', { stake: '10' }],
  ])('does not understand %s', async (_case, body) => {
    expect((await play('color-perya', body)).status).toBe(400);
    expect(playRound).not.toHaveBeenCalled();
  });

  it('does not understand a body that is no JSON', async () => {
    const answer = await app.request('/sandbox/games/parol-nights/rounds', { method: 'POST', body: 'x=1' });
    expect(answer.status).toBe(400);
  });

  it('is open to a frame whose origin is opaque', async () => {
    const preflight = await app.request('/sandbox/games/parol-nights/rounds', {
      method: 'OPTIONS',
      headers: {
        origin: 'null',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type');
    const answer = await play('parol-nights', {}, { origin: 'null' });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  });
});

describe('a demo', () => {
  const playDemo = (code: string, body: object) =>
    app.request(`/sandbox/games/${code}/demo-rounds`, { method: 'POST', body: JSON.stringify(body) });

  it.each(gameCatalogue.filter(({ code }) => code !== 'mango-rush').map(({ code, rules }) => [code, rules]))(
    'of %s draws with the game’s own engine, and no ledger',
    async (code, rules) => {
      const [bet] = listBets(rules);
      const answer = await (await playDemo(code, { stake: 10, bet })).json();
      const { outcome } = parse(demoAnswerSchema, answer);
      expect(parse(outcomeSchema, outcome).engine).toBe(rules.engine);
      expect(playRound).not.toHaveBeenCalled();
    },
  );

  it('says that its money is worth nothing, in both languages', async () => {
    const html = async (lang: string) =>
      await (await app.request(`/sandbox/games/parol-nights/demo?lang=${lang}`)).text();
    expect(await html('en')).toContain('It has no value, and nothing is saved.');
    expect(await html('fil')).toContain('Wala itong halaga, at walang sine-save.');
    expect(await html('en')).toContain('₱1,000.00');
  });

  it('is closed with its game', async () => {
    expect((await app.request('/sandbox/games/mango-rush/demo')).status).toBe(404);
    expect(await (await playDemo('mango-rush', { stake: 10, bet: 'play' })).json()).toEqual({
      refusal: 'unknownLaunch',
    });
  });

  it.each([
    ['a bet that the game does not know', { stake: 10, bet: 'under-51' }, 'unknownBet'],
    ['a stake that is not offered', { stake: 3, bet: 'under-50' }, 'stakeOutOfRange'],
    ['a stake beyond any amount', { stake: 1e308, bet: 'under-50' }, 'stakeOutOfRange'],
    ['a stake that no amount holds', { stake: 2 ** 53 - 1, bet: 'under-50' }, 'stakeOutOfRange'],
  ])('refuses %s', async (_case, body, refusal) => {
    expect(await (await playDemo('color-perya', body)).json()).toEqual({ refusal });
  });
});

describe('a game’s balance', () => {
  it('is told to the game’s own session only', async () => {
    const ask = (sid: string) =>
      app.request('/sandbox/games/parol-nights/balance', { method: 'POST', body: JSON.stringify({ sid }) });
    expect(await (await ask('parol-nights')).json()).toEqual({ balance: 100 });
    expect(await (await ask('mango-rush')).json()).toEqual({ refusal: 'unknownLaunch' });
  });
});
