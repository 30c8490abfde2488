import { describe, expect, it, vi } from 'vitest';
import { BuildShelf } from './BuildShelf';
import { keepPicture } from './keepPicture';

const urlOf = (asked: RequestInfo | URL): string =>
  new URL(asked instanceof Request ? asked.url : String(asked), 'https://play.example').pathname;

/** Caches in memory, as far as the worker uses them. */
function openCaches() {
  const kept = new Map<string, Map<string, Response>>();
  const open = (name: string) => {
    const entries = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, entries);
    return {
      match: async (asked: RequestInfo) => entries.get(urlOf(asked))?.clone(),
      put: async (asked: RequestInfo, answer: Response) => {
        entries.set(urlOf(asked), answer);
      },
      delete: async (asked: RequestInfo) => entries.delete(urlOf(asked)),
      keys: async () => [...entries.keys()].map((path) => new Request(`https://play.example${path}`)),
    };
  };
  const caches = {
    open: async (name: string) => open(name),
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    match: async (asked: RequestInfo) =>
      [...kept.values()]
        .flatMap((entries) => entries.get(urlOf(asked)) ?? [])
        .at(0)
        ?.clone(),
  };
  return { kept, caches };
}

const ofBuild = (id: string): Response => basic(`<meta name="kislap-build" content="${id}">`);

/** An answer from the worker's own site. */
function basic(body: string, status = 200): Response {
  const answer = new Response(body, { status });
  Object.defineProperty(answer, 'type', { value: 'basic' });
  Object.defineProperty(answer, 'clone', { value: () => basic(body, status) });
  return answer;
}

function openShelf(id: string, net: Record<string, Response>, store = openCaches()) {
  const fetch = vi.fn(async (asked: Request | string) => {
    const answer = net[urlOf(asked)];
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return answer.clone();
  });
  const ports: ConstructorParameters<typeof BuildShelf>[1] = Object.assign(Object.create(null), {
    caches: store.caches,
    fetch,
  });
  return { shelf: new BuildShelf({ id, files: ['/assets/a.js'] }, ports), ports, fetch, store };
}

const visit = (path: string): Request => new Request(`https://play.example${path}`);

async function ask(shelf: BuildShelf, path: string): Promise<string> {
  const work: Promise<unknown>[] = [];
  const page = await shelf.page(visit(path), (later) => void work.push(later));
  await Promise.allSettled(work);
  return page.text();
}

const whole = (id: string) => ({ '/': ofBuild(id), '/user': ofBuild(id), '/assets/a.js': basic('code') });

describe('a build on the device', () => {
  it('opens without a connection, on every address', async () => {
    const { shelf, store } = openShelf('one', whole('one'));
    await shelf.fill();
    const offline = openShelf('one', {}, store).shelf;
    expect(await ask(offline, '/')).toContain('one');
    expect(await ask(offline, '/user/mail')).toContain('one');
    expect(await (await offline.file(visit('/assets/a.js'))).text()).toBe('code');
  });

  it('is kept whole or not at all', async () => {
    await expect(
      openShelf('one', { '/': ofBuild('one'), '/user': ofBuild('one') }).shelf.fill(),
    ).rejects.toThrow('Failed to fetch');
    await expect(openShelf('two', whole('one')).shelf.fill()).rejects.toThrow('another build');
    const broken = { ...whole('one'), '/assets/a.js': basic('gone', 404) };
    await expect(openShelf('one', broken).shelf.fill()).rejects.toThrow('missing');
  });

  it('takes what an older build has brought, and leaves that one to the tabs that run it', async () => {
    const store = openCaches();
    await openShelf('one', whole('one'), store).shelf.fill();
    await openShelf('two', whole('two'), store).shelf.fill();
    const { shelf, fetch } = openShelf('three', whole('three'), store);
    await shelf.fill();
    expect(fetch.mock.calls.map(([asked]) => urlOf(asked))).not.toContain('/assets/a.js');
    await shelf.clearOthers();
    expect([...store.kept.keys()]).toEqual(['kislap-build-two', 'kislap-build-three']);
  });

  it('takes over a page that has changed within the build, for the next visit, and none of another build', async () => {
    const { store, shelf } = openShelf('one', whole('one'));
    await shelf.fill();
    const renamed = basic('<meta name="kislap-build" content="one">Perlas');
    const changed = openShelf('one', { ...whole('one'), '/': renamed }, store).shelf;
    expect(await ask(changed, '/')).not.toContain('Perlas');
    expect(await ask(changed, '/')).toContain('Perlas');
    const newer = openShelf('one', whole('two'), store).shelf;
    await ask(newer, '/');
    expect(await ask(newer, '/')).toContain('Perlas');
  });

  it('asks the network after its pages were forgotten, and falls back to the shell without one', async () => {
    const { shelf, store } = openShelf('one', whole('one'));
    await shelf.fill();
    await shelf.forgetPages();
    expect(await ask(shelf, '/user')).toContain('one');
    expect(await ask(openShelf('one', {}, store).shelf, '/')).toContain('one');
    await shelf.forgetPages();
    await expect(ask(openShelf('one', {}, store).shelf, '/')).rejects.toThrow('Failed to fetch');
  });
});

describe('a build that lost a file', () => {
  it('gives its pages up when the operator has not got the file either, so that the next visit has the newer build', async () => {
    const store = openCaches();
    await openShelf('one', whole('one'), store).shelf.fill();
    store.kept.get('kislap-build-one')?.delete('/assets/a.js');
    const gone = openShelf('one', { ...whole('two'), '/assets/a.js': basic('gone', 404) }, store).shelf;
    expect((await gone.file(visit('/assets/a.js'))).status).toBe(404);
    expect(await ask(gone, '/user')).toContain('two');
  });

  it('keeps its pages while there is no connection', async () => {
    const store = openCaches();
    await openShelf('one', whole('one'), store).shelf.fill();
    store.kept.get('kislap-build-one')?.delete('/assets/a.js');
    const offline = openShelf('one', {}, store).shelf;
    await expect(offline.file(visit('/assets/a.js'))).rejects.toThrow('Failed to fetch');
    expect(await ask(offline, '/user')).toContain('one');
  });
});

describe('pictures on the device', () => {
  it('are there without a connection, and no more than 150 of them', async () => {
    const net = Object.fromEntries(
      Array.from({ length: 160 }, (_, n) => [`/p${n}.webp`, basic(`picture ${n}`)]),
    );
    const { ports, store } = openShelf('one', net);
    for (const path of Object.keys(net)) await keepPicture(ports, visit(path), () => undefined);
    expect(store.kept.get('kislap-pictures')?.size).toBe(150);
    const offline = openShelf('one', {}, store).ports;
    const kept = await keepPicture(offline, visit('/p159.webp'), () => undefined);
    expect(await kept.text()).toBe('picture 159');
    await expect(keepPicture(offline, visit('/p0.webp'), () => undefined)).rejects.toThrow('Failed to fetch');
  });
});
