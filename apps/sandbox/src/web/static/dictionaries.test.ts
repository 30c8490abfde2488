import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sandboxOperator } from '../../catalogue/sandboxOperator';
import { serveApp } from './serveApp';

const older = Buffer.from('let older = 1;');
const newer = 'let newer = 2;';
const hash = createHash('sha256').update(older).digest();
const difference = Buffer.concat([Buffer.from('5e2a4d1820000000', 'hex'), hash, Buffer.from('differs')]);
const told = { 'accept-encoding': 'gzip, br, dcz', 'available-dictionary': `:${hash.toString('base64')}:` };

let webRoot: string;
let app: Hono;

beforeEach(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'kislap-told-'));
  await mkdir(join(webRoot, 'assets/1a2b'), { recursive: true });
  await writeFile(join(webRoot, 'assets/1a2b/kit.js'), newer);
  await writeFile(join(webRoot, 'assets/1a2b/star.svg'), '<svg/>');
  await writeFile(place(), difference);
  app = new Hono();
  serveApp(app, { webRoot, operator: sandboxOperator });
});

afterEach(() => rm(webRoot, { recursive: true, force: true }));

const place = (): string =>
  join(webRoot, `assets/1a2b/kit.js.${hash.toString('base64url').slice(0, 16)}.dcz`);

async function ask(headers: Record<string, string>, path = '/assets/1a2b/kit.js') {
  const answer = await app.request(path, { headers });
  return { headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
}

/** What the browser makes of it, in a coding that it reads without a dictionary. */
async function askWhole(headers: Record<string, string>) {
  const answer = await ask(headers);
  return {
    coding: answer.headers.get('content-encoding'),
    vary: answer.headers.get('vary'),
    text: brotliDecompressSync(answer.body).toString(),
  };
}

const whole = { coding: 'br', vary: 'Available-Dictionary, Accept-Encoding', text: newer };

describe('scripts of a build', () => {
  it('are offered as the dictionary of the same script in other builds', async () => {
    const { headers } = await ask({ 'accept-encoding': 'br' });
    expect(headers.get('use-as-dictionary')).toBe('match="/assets/*/kit.js"');
    expect((await ask({}, '/assets/1a2b/star.svg')).headers.has('use-as-dictionary')).toBe(false);
  });

  it('are told by what differs from the one that the browser has', async () => {
    const { headers, body } = await ask(told);
    expect(body).toEqual(difference);
    expect(headers.get('content-encoding')).toBe('dcz');
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('vary')).toBe('Accept-Encoding, Available-Dictionary');
    expect(headers.get('cache-control')).toBe('public,max-age=31536000,immutable');
    expect(headers.get('use-as-dictionary')).toBe('match="/assets/*/kit.js"');
  });

  it.each([
    ['the browser does not read it', { ...told, 'accept-encoding': 'br, dcb' }],
    ['the browser refuses it', { ...told, 'accept-encoding': 'br, dcz;q=0' }],
    ['the browser has no older one', { 'accept-encoding': 'br, dcz' }],
    ['nothing tells it by that one', { ...told, 'available-dictionary': `:${'A'.repeat(43)}=:` }],
    ['the hash is none', { ...told, 'available-dictionary': ':Li4vLi4v:' }],
  ])('come whole when %s', async (_, headers) => {
    expect(await askWhole(headers)).toEqual(whole);
  });

  it('come whole when what differs was made with another dictionary whose hash begins alike', async () => {
    const other = Buffer.from(hash);
    other[31] = (other[31] ?? 0) ^ 1;
    const headers = { ...told, 'available-dictionary': `:${other.toString('base64')}:` };
    expect(await askWhole(headers)).toEqual(whole);
  });

  it('come whole when what differs is damaged at its beginning', async () => {
    await writeFile(place(), 'cut');
    expect(await askWhole(told)).toEqual(whole);
  });

  it('do not show what differs as a file', async () => {
    expect((await app.request(place().slice(webRoot.length))).status).toBe(404);
  });
});
