import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { browserArgs, findWindowlessBrowser } from '@kislap/tools/browser';
import { readConfigBlock } from '../../src/pages/configBlock';
import { type AppCopy, copyApp, example } from '../support/builtApp';
import { serveFolder } from '../support/serveFolder';

/** Texts by their ids; '' for an id that there is not, which no test finds. */
type Messages = Readonly<Record<string, string>>;
const said = (messages: Messages, id: string): string => messages[id] ?? '';

const draft = fileURLToPath(new URL('../../messages.example/ceb.json', import.meta.url));
const cebuano: Messages = JSON.parse(await readFile(draft, 'utf8'));
const language = { code: 'ceb', name: 'Binisaya', draft: true };
const settings = { ...example, messages: 'messages', languages: [language] };
let app: AppCopy;
let folder: string;

beforeEach(async () => {
  app = await copyApp();
  folder = join(app.folder, '../messages');
  await mkdir(folder);
});

afterEach(() => app.remove());

const write = (file: string, content: unknown): Promise<void> =>
  writeFile(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));

const messagesIn = async (): Promise<Messages> => JSON.parse(await app.text('.kislap/messages.json')).en;

/** The files that came with messages. */
const ownFiles = async (): Promise<readonly string[]> =>
  [...(await app.all()).keys()].filter((file) => /index\.ceb|\/messages-/.test(file));

describe('a language that an operator adds', () => {
  it('has a page of its own, drawn in it, and the command counts what is said in English', async () => {
    await cp(draft, join(folder, 'ceb.json'));
    const { code, output } = await app.configure(settings);
    const [count, all] = [Object.keys(cebuano).length, Object.keys(await messagesIn()).length];
    expect(output).toContain(
      `Binisaya (ceb), a draft: ${count} of ${all} messages; the other ${all - count} are said in English.`,
    );
    expect(code).toBe(0);
    const page = await app.text('index.ceb.html');
    expect(page).toContain('<html lang="ceb"');
    expect(page).toContain(said(cebuano, 'auth.register'));
    const { languages } = JSON.parse(readConfigBlock(page) ?? '');
    expect(languages).toEqual([
      { ...language, messages: expect.stringMatching(/^\/assets\/.*\/messages-ceb-/) },
    ]);
    expect(page).toContain(`<link rel="preload" as="fetch" crossorigin href="${languages[0].messages}">`);
    expect(await app.text('sw.js')).toMatch(/pictures"?:\{"messages-ceb-/);
    expect(await app.configure(settings, '--check')).toMatchObject({ code: 0 });
  });

  it('is served to those who chose it, and to its browsers when it is no draft any more', async () => {
    await cp(draft, join(folder, 'ceb.json'));
    await app.configure(settings);
    for (const file of ['nginx/http.conf', 'caddy/site.caddy']) {
      const text = await app.text(`.kislap/${file}`);
      expect(text).toContain('index.ceb.html');
      expect(text).not.toContain('^(ceb)');
    }
    await app.configure({ ...settings, languages: [{ ...language, draft: false }] });
    for (const file of ['nginx/http.conf', 'caddy/site.caddy'])
      expect(await app.text(`.kislap/${file}`)).toContain('^(ceb)\\b');
  });

  it('costs those who do not speak it nothing but its name, and leaves nothing behind', async () => {
    await app.configure(example);
    const without = await app.all();
    const page = await app.text('index.html');
    await cp(draft, join(folder, 'ceb.json'));
    await app.configure(settings);
    expect(await ownFiles()).toHaveLength(6);
    expect((await app.text('index.html')).length - page.length).toBeLessThan(200);
    await app.configure(example);
    expect(await app.all()).toEqual(without);
  });

  it('is spoken by the app, marked as a draft in the choice', async () => {
    await cp(draft, join(folder, 'ceb.json'));
    await app.configure(settings);
    const english = await messagesIn();
    const server = await serveFolder(app.folder);
    const browser = await chromium.launch({ executablePath: findWindowlessBrowser(), args: browserArgs });
    try {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-PH' });
      const errors: string[] = [];
      context.on('weberror', (problem) => errors.push(problem.error().message));
      const page = await context.newPage();
      await page.goto(server.origin);
      await page
        .getByRole('button', { name: said(english, 'set.language') })
        .first()
        .click();
      const choice = page.getByRole('radio', { name: `Binisaya ${said(english, 'lang.draft')}` });
      // The app loads anew in it at once.
      await choice.click({ force: true });
      await page
        .getByRole('link', { name: said(cebuano, 'auth.register') })
        .first()
        .waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe('ceb');
      // The first tab goes back over the entry of its panel once it has started, which would end a load that began before.
      const other = await context.newPage();
      await other.goto(`${server.origin}/login`);
      await other.getByRole('heading', { name: said(cebuano, 'login.title') }).waitFor();
      await other.getByRole('button', { name: 'Binisaya' }).waitFor();
      await other.goto(`${server.origin}/responsible-gaming`);
      await other
        .getByRole('heading', { name: said(cebuano, 'rg.title') })
        .first()
        .waitFor();
      await other.getByText(said(english, 'rg.guest')).waitFor();
      expect(errors).toEqual([]);
    } finally {
      await browser.close();
      await server.stop();
    }
  });
});

describe('words of an operator’s own', () => {
  it('stand in place of those of the build, in the page and in the app', async () => {
    await write('en.json', { 'auth.register': 'Join us', 'login.title': 'Good to see you' });
    await write('fil.json', { 'auth.register': 'Sumali' });
    const { languages: _, ...own } = settings;
    const { output } = await app.configure(own);
    expect(output).toMatch(/English \(en\): 2 of \d+ messages in your words\./);
    expect(await app.text('index.html')).toContain('Join us');
    expect(await app.text('index.fil.html')).toContain('Sumali');
    const server = await serveFolder(app.folder);
    const browser = await chromium.launch({ executablePath: findWindowlessBrowser(), args: browserArgs });
    try {
      const page = await browser.newPage({ locale: 'en-PH' });
      await page.goto(`${server.origin}/login`);
      await page.getByRole('heading', { name: 'Good to see you' }).waitFor();
    } finally {
      await browser.close();
      await server.stop();
    }
  });

  it('are refused with everything that is wrong, and nothing is written', async () => {
    const before = await app.all();
    await write('en.json', { 'auth.registre': 'Join', 'dep.arrived': 'Here it is' });
    await write('fil.json', '{');
    await write('ilo.json', { 'nav.home': 'Balay' });
    const { code, output } = await app.configure({
      ...settings,
      languages: [language, { code: 'fil', name: 'F' }],
    });
    expect(code).toBe(1);
    for (const line of [
      'en.json: auth.registre is no message of this build.',
      'en.json: dep.arrived lacks {amount}: "Here it is".',
      'fil.json is not JSON:',
      'ilo.json is of no language that is spoken here. Allowed: en.json, fil.json, ceb.json',
      'ceb.json is missing: "languages" names it.',
      'languages: "fil" is a language of the build already. Take it out.',
    ])
      expect(output).toContain(line);
    expect(await app.all()).toEqual(before);
  });

  it('are refused for a language that is no list of languages', async () => {
    const { output } = await app.configure({ ...example, languages: [{ code: 'Cebuano' }] });
    expect(output).toContain('languages is [{"code":"Cebuano"}]. Allowed: a list like');
  });
});
