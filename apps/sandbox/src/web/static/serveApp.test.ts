import { Hono } from 'hono';
import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sandboxOperator } from '../../catalogue/sandboxOperator';
import { serveApp } from './serveApp';

const config = '<script type="application/json" id="kislap-config">{}</script>';

let folder: string;
let app: Hono;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kislap-app-'));
  const webRoot = join(folder, 'dist');
  await mkdir(join(webRoot, 'assets/1a2b'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await writeFile(join(webRoot, 'index.html'), `<title>en</title>${config}`);
  await writeFile(join(webRoot, 'index.fil.html'), `<title>fil</title>${config}`);
  await writeFile(join(webRoot, 'shell.html'), `<title>shell</title>${config}`);
  await writeFile(
    join(webRoot, 'csp.json'),
    '{"scriptHashes":["sha256-YWJj"],"styleHashes":["sha256-ZGVm"]}',
  );
  await mkdir(join(webRoot, '.kislap'));
  await writeFile(join(webRoot, '.kislap/build.json'), '{}');
  await writeFile(join(webRoot, 'manifest.webmanifest'), '{}');
  await writeFile(join(webRoot, 'assets/1a2b/app.js'), 'let app = 1;');
  await writeFile(join(webRoot, 'assets/1a2b/app.js.br'), 'made by the build');
  await symlink(join(folder, 'secret.txt'), join(webRoot, 'assets/link.txt'));
  app = new Hono();
  serveApp(app, { webRoot, operator: sandboxOperator });
});

afterEach(() => rm(folder, { recursive: true, force: true }));

function get(path: string, headers: Record<string, string> = {}) {
  return app.request(path, { headers });
}

describe('serveApp', () => {
  it('serves the home page in the language of the cookie, with this operator in it', async () => {
    const html = await (await get('/', { cookie: 'i18n_redirected=tag' })).text();
    expect(html).toContain('<title>fil</title>');
    expect(html).toContain('"sandbox":true');
  });

  it('gives the build another name everywhere when a newer one is put out', async () => {
    const webRoot = join(folder, 'dist');
    await mkdir(join(webRoot, 'builds'));
    await writeFile(join(webRoot, 'builds/latest.json'), '{"id":"abc123","timestamp":1}');
    await writeFile(join(webRoot, 'sw.js'), 'run({id:`abc123`,files:[]})');
    await writeFile(join(webRoot, 'index.html'), '<meta name="kislap-build" content="abc123">');
    let shipped = 0;
    const renamed = new Hono();
    serveApp(renamed, { webRoot, operator: sandboxOperator, shippedBuilds: () => shipped });
    const read = async (path: string) => (await renamed.request(path)).text();
    expect(await read('/')).toContain('content="abc123"');
    shipped = 2;
    expect(await read('/')).toContain('content="abc123-2"');
    expect(await read('/builds/latest.json')).toContain('"id":"abc123-2"');
    expect(await read('/sw.js')).toContain('`abc123-2`');
  });

  it('sends every page with the strict policy and the build’s hashes', async () => {
    const { headers } = await get('/login');
    expect(headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-YWJj';");
    expect(headers.get('content-security-policy')).toContain("style-src 'self' 'sha256-ZGVm';");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('vary')).toBe('Cookie, Accept-Language, Accept-Encoding');
  });

  it('keeps files of the build for a year and uses the compressed file of the build', async () => {
    const answer = await get('/assets/1a2b/app.js', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers.get('cache-control')).toBe('public,max-age=31536000,immutable');
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await answer.text()).toBe('made by the build');
  });

  it('compresses a page that was changed on the way', async () => {
    const answer = await get('/', { 'accept-encoding': 'br' });
    const html = brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString();
    expect(html).toContain('"operatorName":"Kislap"');
  });

  it('answers 304 for what the browser still holds', async () => {
    const etag = (await get('/')).headers.get('etag') ?? '';
    const answer = await get('/', { 'if-none-match': etag });
    expect(answer.status).toBe(304);
    expect(await answer.text()).toBe('');
  });

  it('shows a new build without a restart', async () => {
    const before = (await get('/')).headers.get('etag');
    const page = join(folder, 'dist/index.html');
    await writeFile(page, '<title>newer</title>');
    await utimes(page, 1, 1);
    const answer = await get('/');
    expect(answer.headers.get('etag')).not.toBe(before);
    expect(await answer.text()).toBe('<title>newer</title>');
  });

  it.each(['/../secret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt', '/assets/link.txt'])(
    'never serves a file outside the build: %s',
    async (path) => {
      expect(await (await get(path)).text()).not.toContain('secret\n');
      expect(await (await get(path)).text()).not.toBe('secret');
    },
  );

  it.each([
    '/api/web/nothing',
    '/pay/client',
    '/sandbox/nothing',
    '/assets/gone.js',
    '/csp.json',
    '/shell.html',
    '/.kislap/build.json',
  ])('answers 404 and no page for %s', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('text/plain');
  });

  it('falls back to the home page when the build has no shell', async () => {
    await rm(join(folder, 'dist/shell.html'));
    expect(await (await get('/login')).text()).toContain('<title>en</title>');
  });

  it('says what to do when nothing is built', async () => {
    const empty = new Hono();
    serveApp(empty, { webRoot: join(folder, 'nothing'), operator: sandboxOperator });
    const answer = await empty.request('/');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('npm run build');
  });

  it('serves the manifest as what it is', async () => {
    expect((await get('/manifest.webmanifest')).headers.get('content-type')).toContain(
      'application/manifest+json',
    );
  });

  it('installs under this operator’s name', async () => {
    const manifest = await (await get('/manifest.webmanifest')).text();
    expect(manifest).toBe('{"name":"Kislap","short_name":"Kislap"}');
  });

  it.each(['/sw.js', '/builds/latest.json'])('lets %s be looked at anew each time', async (path) => {
    await mkdir(join(folder, 'dist/builds'));
    await writeFile(join(folder, 'dist', path), '{}');
    expect((await get(path)).headers.get('cache-control')).toBe('no-cache');
  });
});
