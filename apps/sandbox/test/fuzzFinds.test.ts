import { Hono } from 'hono';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { creditPlayer } from '../src/controls/testControls';
import { readFields } from '../src/server/http/readFields';
import { FuzzRig } from './fuzz/FuzzRig';
import type { Target } from './fuzz/Target';
import { fuzzTargets } from './fuzz/fuzzTargets';
import { TestOperator } from './support/TestOperator';
import { openTestDatabase } from './support/openTestDatabase';

const casesPerCall = 80;
const luckyPlayer = 100_001;
const ok = { code: 200, msg: 'ok', data: null };
const refused = { code: 1001, msg: 'no', data: { field: 'name' } };
const request = v.object({ name: v.pipe(v.string(), v.minLength(1), v.maxLength(20)) });

let operator: TestOperator;
let rig: FuzzRig;

/** Answers of calls that nobody should serve, each with one thing wrong. */
const fragile: Readonly<Record<string, (fields: Readonly<Record<string, unknown>>) => unknown>> = {
  breaks: ({ name }) => {
    if (typeof name === 'string' && /[^ -~]/.test(name)) throw new Error('invalid byte sequence');
    return v.is(request, { name }) ? ok : refused;
  },
  takes: () => ok,
  moves: async ({ name }) => {
    if (v.is(request, { name })) return ok;
    await creditPlayer(operator.operator, { userId: luckyPlayer, amount: 1 });
    return refused;
  },
  invents: ({ name }) => (v.is(request, { name }) ? { ...ok, code: 4711 } : refused),
  mumbles: ({ name }) => (v.is(request, { name }) ? ok : 'Bad Request'),
  shouts: ({ name }) => {
    if (!v.is(request, { name })) console.error('what is this?');
    return v.is(request, { name }) ? ok : refused;
  },
};

const targetOf = (name: string): Target => ({
  name,
  request,
  needsSession: false,
  hasFiles: false,
  address: () => `/api/fragile/${name}`,
  okCode: 200,
  codes: new Set([200, 1001, 1014]),
});

function fragileApp(): Hono {
  const app = new Hono();
  for (const [name, answer] of Object.entries(fragile)) {
    app.post(`/api/fragile/${name}`, async (context) => {
      const fields = await readFields(context.req).catch(() => ({}));
      context.header('Cache-Control', 'no-store');
      return context.json(await Promise.resolve(answer(fields)));
    });
  }
  // Everything else is answered in good order.
  app.notFound(async (context) => await operator.fetch('/api/web/nobody', { method: context.req.method }));
  app.onError((_error, context) => context.json({ code: 500, msg: 'failed', data: null }, 500));
  return app;
}

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
  const app = fragileApp();
  rig = await FuzzRig.at(operator.operator, async (path, init) => await app.request(path, init));
});

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(rig.note));
afterEach(() => vi.restoreAllMocks());
afterAll(() => operator.opened.close());

describe('the fuzz of bad input', () => {
  it.each([
    ['breaks', 'a failure: 500'],
    ['takes', 'does not fit and the answer is 200'],
    ['moves', 'and yet it changed account'],
    ['invents', 'answers 4711, which is not announced'],
    ['mumbles', 'no envelope (200)'],
    ['shouts', 'the server logged: what is this?'],
  ])('finds a call that %s, with a request to play again', async (name, what) => {
    const [finding] = await fuzzTargets(rig, [targetOf(name)], { seed: 1, casesPerCall });
    expect(finding?.what).toContain(what);
    expect(finding?.replay).toMatch(/^--seed 1 --call \w+ --path [\d:]+$/);
    const path = finding?.replay.split(' ').at(-1) ?? '';
    const [again] = await fuzzTargets(rig, [targetOf(name)], { seed: 1, casesPerCall, path });
    expect(again?.what).toContain(what);
  });
});
