import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sandboxOperator } from '../../catalogue/sandboxOperator';
import { openFirstView } from './firstView';
import { storedPage, type StoredFile } from './storedFile';

/** Draws what it was answered, and counts how often it did. */
const renderer = `
let drawn = 0;
export const firstCalls = (locale) =>
  [{ path: '/api/web/getHot', fields: { type: '1' }, headers: { 'x-lang': locale } }, { path: '/api/web/gone', fields: {}, headers: {} }];
export const renderGuestHome = async (locale, config, answers) =>
  '<div id="root">' + JSON.stringify({ drawn: (drawn += 1), operator: JSON.parse(config).operatorName, answers }) + '</div>';
`;

let webRoot: string;

beforeEach(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'kislap-first-view-'));
});
afterEach(() => rm(webRoot, { recursive: true, force: true }));

async function build(code = renderer): Promise<void> {
  await mkdir(join(webRoot, '.kislap/render'), { recursive: true });
  await writeFile(join(webRoot, '.kislap/render/renderGuestHome.js'), code);
  await writeFile(join(webRoot, '.kislap/render/package.json'), '{"type":"module"}');
}

const textOf = (file: StoredFile): string => Buffer.from(file.bodies.identity).toString('utf8');
const blank = '<body><div id="root"><div>shapes</div></div></body>';

/** An operator that answers with the next of these texts each time. */
function operator(...hot: readonly string[]): Hono {
  const left = [...hot];
  return new Hono().post('/api/web/getHot', async (context) => {
    const { type } = await context.req.parseBody();
    return context.text(
      `${left.shift() ?? ''} type=${JSON.stringify(type)} ${context.req.header('x-lang') ?? ''}`,
    );
  });
}

async function open(app: Hono) {
  const withFirstView = openFirstView({ webRoot, operator: sandboxOperator, app });
  const page = await storedPage(blank);
  return { page, show: () => withFirstView(page, 'tag') };
}

describe('the first view of home', () => {
  it('holds what the operator answers this language, without what is refused', async () => {
    await build();
    const { show } = await open(operator('mango'));
    const shown = JSON.parse(/<div id="root">(.*)<\/div>/.exec(textOf(await show()))?.[1] ?? '{}');
    expect(shown).toEqual({
      drawn: 1,
      operator: sandboxOperator.operatorName,
      answers: { '/api/web/getHot': 'mango type="1" tag' },
    });
    expect(textOf(await show())).toMatch(/^<body><div id="root">.*<\/div><\/body>$/);
  });

  it('is drawn anew when an answer has changed, not because time has passed', async () => {
    await build();
    const { show } = await open(operator('{"ts":1}', '{"ts":2}', '{"ts":3,"data":[]}'));
    const [first, second, third] = [await show(), await show(), await show()];
    expect(second).toBe(first);
    expect(third.contentHash).not.toBe(first.contentHash);
  });

  it('is the page as it was built where there is no build, and while the operator does not answer', async () => {
    const { page, show } = await open(operator('mango'));
    expect(await show()).toBe(page);
    await build();
    const silent = new Hono().post('*', () => new Promise<Response>(() => undefined));
    const waiting = await open(silent);
    expect(await waiting.show()).toBe(waiting.page);
  });

  it('is the page as it was built when it cannot be drawn, and says so', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await build(
      `export const firstCalls = () => []; export const renderGuestHome = async () => { throw new Error('broken'); };`,
    );
    const { page, show } = await open(operator());
    expect(await show()).toBe(page);
    expect(said).toHaveBeenCalledWith(expect.stringContaining('the first view failed'));
    said.mockRestore();
  });
});
