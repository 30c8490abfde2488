import { spawnSync } from 'node:child_process';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserArgs, findWindowlessBrowser } from '@kislap/tools/browser';
import { ask } from '../support/ask';
import { type AppCopy, copyApp, example } from '../support/builtApp';
import { type OperatorApi, startOperatorApi } from '../support/operatorApi';
import { hasNginxBrotli, programs, type WebServer } from '../support/webServers';

const installed = programs.filter((program) => program.isInstalled);
let app: AppCopy;
let api: OperatorApi;
let browser: Browser;

beforeAll(async () => {
  app = await copyApp();
  api = await startOperatorApi();
  browser = await chromium.launch({ executablePath: findWindowlessBrowser(), args: browserArgs });
  const errors = { endpoint: `${api.origin}/errors` };
  const settings = { ...example, apiOrigin: api.origin, payOrigin: api.origin, siteOrigin: '', errors };
  const { code, output } = await app.configure(settings);
  if (code !== 0) throw new Error(output);
  await mkdir(join(app.folder, '.well-known'));
  await writeFile(join(app.folder, '.well-known/assetlinks.json'), '[]');
});

afterAll(async () => {
  await browser.close();
  await api.stop();
  await app.remove();
});

describe.runIf(installed.some(({ name }) => name === 'caddy'))('the file for containers', () => {
  it.each([':8080', 'play.example.com'])('is one that Caddy takes, for %s', (site) => {
    const file = fileURLToPath(new URL('../../../../deploy/Caddyfile', import.meta.url));
    const home = join(app.folder, '..');
    const env = {
      ...process.env,
      KISLAP_SITE: site,
      KISLAP_APP: app.folder,
      HOME: home,
      XDG_DATA_HOME: home,
      XDG_CONFIG_HOME: home,
    };
    const checked = spawnSync('caddy', ['validate', '--config', file, '--adapter', 'caddyfile'], { env });
    expect({ status: checked.status, said: checked.stderr.toString() }).toMatchObject({ status: 0 });
    // Whatever the site is, the health check of the container has its own address.
    const adapted = spawnSync('caddy', ['adapt', '--config', file], { env }).stdout.toString();
    expect(adapted).toContain('"listen":["127.0.0.1:8079"]');
  });
});

it('there is a web server to try', () => {
  expect(installed.map(({ name }) => name)).not.toEqual([]);
});

describe.each(installed)('$name with the files written for it', ({ name, start }) => {
  let server: WebServer;
  let script: string;
  const get = (path: string, headers: Record<string, string> = {}) => ask(server.origin + path, headers);

  beforeAll(async () => {
    server = await start(app.folder, api.origin);
    const [folder = ''] = await readdir(join(app.folder, 'assets'));
    script = `/assets/${folder}/index.js`;
  });

  afterAll(() => server.stop());

  it('starts without warnings or errors about the files', () => {
    // Caddy's warnings are about the test's own settings around the files, so only its errors count.
    expect(server.said()).not.toMatch(/\[warn\]|"level":"error"/);
  });

  it('serves the configured home page, plain and compressed', async () => {
    const plain = await get('/');
    expect(plain.status).toBe(200);
    expect(plain.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(plain.headers['cache-control']).toBe('no-cache');
    expect(plain.body.toString()).toContain('"operatorName":"Sinag"');
    expect(plain.body.toString()).toContain(`"apiOrigin":"${api.origin}"`);
    const zipped = await get('/', { 'accept-encoding': 'gzip' });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.body)).toEqual(plain.body);
    expect(String(zipped.headers.vary)).toMatch(/Cookie, Accept-Language/);
    expect(String(zipped.headers.vary)).toMatch(/Accept-Encoding/);
    if (name === 'nginx' && !hasNginxBrotli) return;
    const small = await get('/', { 'accept-encoding': 'gzip, br' });
    expect(small.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(small.body)).toEqual(plain.body);
  });

  it.each([
    [{}, 'en'],
    [{ cookie: 'i18n_redirected=tag' }, 'fil'],
    [{ cookie: 'a=b; i18n_redirected=tag; c=d' }, 'fil'],
    [{ 'accept-language': 'fil-PH,fil;q=0.9,en;q=0.8' }, 'fil'],
    [{ 'accept-language': 'en-PH,fil;q=0.9' }, 'en'],
    [{ 'accept-language': 'fil-PH', cookie: 'i18n_redirected=en' }, 'en'],
  ])('answers %j with the home page in "%s"', async (headers, language) => {
    expect((await get('/', headers)).body.toString()).toContain(`<html lang="${language}"`);
  });

  it.each(['/login', '/user/mail', '/a/page/nobody/knows'])('answers %s with the shell', async (path) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-cache');
    expect(body.toString()).toContain('<div id="root"></div>');
    expect(body.toString()).toContain('"operatorName":"Sinag"');
  });

  it('keeps files of the build for a year, and asks again when the browser holds one', async () => {
    const { status, headers } = await get(script, { 'accept-encoding': 'gzip' });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-encoding']).toBe('gzip');
    const again = { 'accept-encoding': 'gzip', 'if-none-match': String(headers.etag) };
    expect((await get(script, again)).status).toBe(304);
  });

  it.each([
    ['/sw.js', 'text/javascript; charset=utf-8'],
    ['/builds/latest.json', 'application/json'],
    ['/manifest.fil.webmanifest', 'application/manifest+json'],
    ['/icons/icon-192.png', 'image/png'],
    ['/.well-known/assetlinks.json', 'application/json'],
  ])('lets %s be looked at anew each time', async (path, type) => {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toBe(type);
  });

  it.each([
    '/assets/gone.js',
    '/x.png',
    '/pay/client',
    '/sandbox/nothing',
    '/builds/gone.json',
    // A health check that is pointed at the app by mistake must fail, not be answered by a page.
    '/health',
    '/metrics',
    '/index.html',
    '/shell.html',
    '/index.html.br',
    '/csp.json',
    '/.kislap/build.json',
    '/.kislap/blank/index.html',
  ])('answers 404 and no page for %s', async (path) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(404);
    expect(body.toString()).not.toContain('kislap-config');
    expect(headers['cache-control']).not.toContain('max-age');
  });

  it.each(['/', '/login', '/sw.js', '/assets/gone.js', '/builds/latest.json'])(
    'sends the headers of the policy with %s',
    async (path) => {
      const wanted: Readonly<Record<string, string>> = JSON.parse(await app.text('.kislap/headers.json'));
      const { headers } = await get(path);
      for (const [header, value] of Object.entries(wanted)) expect(headers[header.toLowerCase()]).toBe(value);
    },
  );

  it.each(['/icons/', '/assets/', '/builds/meta/'])('lists no folder: %s', async (path) => {
    expect((await get(path)).body.toString()).not.toMatch(/icon-512\.png|Index of|\.json<\/a>/);
  });

  it.each(['TRACE', 'POST', 'PUT', 'DELETE'])('does nothing for %s', async (method) => {
    const { status, body } = await ask(`${server.origin}/sw.js`, { cookie: 'secret=1' }, method);
    expect(status).toBe(405);
    expect(body.toString()).not.toContain('secret');
  });

  it('leaves an address of the operator’s own to whoever answers it', async () => {
    const { status, body } = await get('/api/web/urlConfig');
    expect([status, body.toString()]).toEqual([200, '{"code":1014,"msg":"","data":null}']);
  });

  it.each(['/api/web/urlConfig', '/api/files/terms.html'])(
    'adds nothing of the app to what the operator answers at %s',
    async (path) => {
      const { headers } = await get(path);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers).not.toHaveProperty('content-security-policy');
      expect(headers).not.toHaveProperty('referrer-policy');
    },
  );

  it('runs in a browser under its policy, asks the operator’s API, and is kept by its worker', async () => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.addInitScript(() => {
      const violations: string[] = [];
      Object.assign(window, { violations });
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        violations.push(`${violatedDirective} ${blockedURI}`);
      });
    });
    const crashes: string[] = [];
    page.on('pageerror', (error) => crashes.push(error.message));
    for (const path of ['/', '/login']) {
      await page.goto(server.origin + path);
      await page.waitForFunction(() => document.getElementById('root')?.hasChildNodes() === true);
      await page.mouse.click(5, 5);
      await page.waitForFunction(() => document.title.includes('Sinag'));
      await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active !== null);
      expect(await page.evaluate('window.violations')).toEqual([]);
    }
    expect(api.asked.some((path) => path.startsWith('/api/web/'))).toBe(true);
    expect(crashes).toEqual([]);
    await context.close();
  });
});
