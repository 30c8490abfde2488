import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type EmbeddedOperator, openEmbedded, seedPassword } from '../src/server/embedded';

let engine: PGlite;
let operator: EmbeddedOperator;

beforeAll(async () => {
  engine = await PGlite.create({ loadDataDir: new Blob([await readFile(inject('templatePath'))]) });
  operator = await openEmbedded(engine, ['demo.example']);
});

afterAll(() => engine.close());

const ask = (path: string, fields?: Readonly<Record<string, string>>, host = 'demo.example') =>
  operator.fetch(
    new Request(`https://${host}${path}`, fields && { method: 'POST', body: new URLSearchParams(fields) }),
  );

describe('the operator inside whoever asks it', () => {
  it('answers calls over a database that it was given', async () => {
    const answer = await ask('/api/web/login', { account: '639170000002', password: seedPassword });
    expect(await answer.json()).toMatchObject({ code: 200, data: { UserID: 100002 } });
  });

  it('draws the pages that a deposit and a game need, with their policies', async () => {
    const cashier = await ask('/sandbox/cashier/D00');
    expect(cashier.status).toBe(404);
    expect(cashier.headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'");
    const game = await ask('/sandbox/games/jeepney-jackpot/demo?lang=en');
    expect(await game.text()).toContain('data-game="jeepney-jackpot"');
  });

  it('has no files, and answers under no other name', async () => {
    expect((await ask('/sandbox/art/icon.svg')).status).toBe(404);
    expect((await ask('/')).status).toBe(404);
    expect((await ask('/sandbox/help', undefined, 'other.example')).status).toBe(421);
  });
});
