// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { BuildShelf } from './BuildShelf';
import { keepPicture } from './keepPicture';
import { basic, Device, pathOf, visit } from './testing/Device';
import { folderOf, pageOf, workerBuildOf } from './testing/ServedBuild';

const build = (id: string, code = 'code') => ({
  id,
  contents: { 'a.js': code, 'b.js': 'same', 'star.svg': 'star' },
});
const ofBuild = (id: string): Response => basic(pageOf(build(id)));
const folder = folderOf(build('one'));

function openShelf(id: string, net: Record<string, Response>, { device = new Device(), code = 'code' } = {}) {
  const fetch = vi.fn((path: string) => {
    const answer = net[path];
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return answer.clone();
  });
  const { ports } = device.start(fetch);
  const asked = () => fetch.mock.calls.map(([path]) => path);
  return { shelf: new BuildShelf(workerBuildOf(build(id, code)), ports), ports, asked, device };
}

async function ask(shelf: BuildShelf, path: string): Promise<string> {
  const work: Promise<unknown>[] = [];
  const page = await shelf.page(visit(path), (later) => void work.push(later));
  await Promise.allSettled(work);
  return page.text();
}

const whole = (id: string, code = 'code') => ({
  '/': ofBuild(id),
  '/user': ofBuild(id),
  ...Object.fromEntries(
    Object.entries(build(id, code).contents).map(([name, text]) => [
      folderOf(build(id, code)) + name,
      basic(text),
    ]),
  ),
});

describe('a build on the device', () => {
  it('opens without a connection, on every address', async () => {
    const { shelf, device } = openShelf('one', whole('one'));
    await shelf.fill();
    const offline = openShelf('one', {}, { device }).shelf;
    expect(await ask(offline, '/')).toContain('one');
    expect(await ask(offline, '/user/mail')).toContain('one');
    expect(await (await offline.file(visit(`${folder}a.js`))).text()).toBe('code');
  });

  it('is kept whole or not at all', async () => {
    await expect(
      openShelf('one', { '/': ofBuild('one'), '/user': ofBuild('one') }).shelf.fill(),
    ).rejects.toThrow('Failed to fetch');
    await expect(openShelf('two', whole('one')).shelf.fill()).rejects.toThrow('another build');
    const broken = { ...whole('one'), [`${folder}a.js`]: basic('gone', { status: 404 }) };
    await expect(openShelf('one', broken).shelf.fill()).rejects.toThrow('missing');
  });

  it('takes what an older build has brought, and leaves that one to the tabs that run it', async () => {
    const { shelf: first, device } = openShelf('one', whole('one'));
    await first.fill();
    await openShelf('two', whole('two'), { device }).shelf.fill();
    const { shelf, asked } = openShelf('three', whole('three', 'changed'), { device, code: 'changed' });
    await shelf.fill();
    const changed = folderOf(build('three', 'changed'));
    expect(asked().toSorted()).toEqual(['/', `${changed}a.js`, '/user'].toSorted());
    expect(await (await shelf.file(visit(`${changed}b.js`))).text()).toBe('same');
    await shelf.clearOthers();
    expect([...device.kept.keys()]).toEqual(['kislap-build-two', 'kislap-build-three']);
  });

  it('keeps none of the builds that came and went while a tab stayed open', async () => {
    const device = new Device();
    await openShelf('one', whole('one'), { device }).shelf.fill();
    await openShelf('two', whole('two'), { device }).shelf.fill();
    await openShelf('two', whole('two'), { device }).shelf.clearOthers();
    for (const id of ['three', 'four', 'five', 'six']) {
      await openShelf(id, whole(id), { device }).shelf.fill();
      expect([...device.kept.keys()]).toEqual(['one', 'two', id].map((kept) => `kislap-build-${kept}`));
    }
  });

  it('leaves no copy that resolves its imports in the folder of an older build', async () => {
    const { shelf, device } = openShelf('one', {
      ...whole('one'),
      [`${folder}b.js`]: basic('same', { url: `https://play.example${folder}b.js` }),
    });
    await shelf.fill();
    const newer = openShelf('two', whole('two', 'changed'), { device, code: 'changed' }).shelf;
    await newer.fill();
    const copy = await newer.file(visit(`${folderOf(build('two', 'changed'))}b.js`));
    expect(copy.url).toBe('');
  });

  it('takes a picture along once it has been seen, and fetches none for an update', async () => {
    const { shelf, device } = openShelf('one', whole('one'));
    await shelf.fill();
    expect(device.kept.get('kislap-build-one')?.has(`${folder}star.svg`)).toBe(false);
    await shelf.file(visit(`${folder}star.svg`));
    await openShelf('two', whole('two', 'changed'), { device, code: 'changed' }).shelf.fill();
    const star = `${folderOf(build('two', 'changed'))}star.svg`;
    expect(device.kept.get('kislap-build-two')?.has(star)).toBe(true);
  });

  it('asks past all caches for a file that is not what the build says, and then has none', async () => {
    const wrong = openShelf('one', { ...whole('one'), [`${folder}a.js`]: basic('other') });
    await expect(wrong.shelf.fill()).rejects.toThrow('not what the build says');
    expect(wrong.asked().filter((path) => path === `${folder}a.js`)).toHaveLength(2);
  });

  it('gives back the room of a build that does not fit', async () => {
    const device = new Device();
    const { ports } = device.start((path) => basic(path), { kind: 'full', at: 2 });
    const net = new BuildShelf(workerBuildOf(build('one')), {
      ...ports,
      fetch: async (asked) =>
        Object.entries(whole('one'))
          .find(([path]) => path === pathOf(asked))?.[1]
          .clone() ?? basic('', { status: 404 }),
    });
    await expect(net.fill()).rejects.toThrow('no room');
    expect([...device.kept.keys()]).toEqual([]);
  });

  it('takes over a page that has changed within the build, for the next visit, and none of another build', async () => {
    const { device, shelf } = openShelf('one', whole('one'));
    await shelf.fill();
    const renamed = basic('<meta name="kislap-build" content="one">Perlas');
    const changed = openShelf('one', { ...whole('one'), '/': renamed }, { device }).shelf;
    expect(await ask(changed, '/')).not.toContain('Perlas');
    expect(await ask(changed, '/')).toContain('Perlas');
    const newer = openShelf('one', whole('two'), { device }).shelf;
    await ask(newer, '/');
    expect(await ask(newer, '/')).toContain('Perlas');
  });

  it('asks the network after its pages were forgotten, and falls back to the shell without one', async () => {
    const { shelf, device } = openShelf('one', whole('one'));
    await shelf.fill();
    await shelf.forgetPages();
    expect(await ask(shelf, '/user')).toContain('one');
    expect(await ask(openShelf('one', {}, { device }).shelf, '/')).toContain('one');
    await shelf.forgetPages();
    await expect(ask(openShelf('one', {}, { device }).shelf, '/')).rejects.toThrow('Failed to fetch');
  });
});

describe('a build that lost a file', () => {
  it('gives its pages up when the operator has not got the file either, so that the next visit has the newer build', async () => {
    const device = new Device();
    await openShelf('one', whole('one'), { device }).shelf.fill();
    device.kept.get('kislap-build-one')?.delete(`${folder}a.js`);
    const gone = openShelf(
      'one',
      { ...whole('two'), [`${folder}a.js`]: basic('gone', { status: 404 }) },
      { device },
    ).shelf;
    expect((await gone.file(visit(`${folder}a.js`))).status).toBe(404);
    expect(await ask(gone, '/user')).toContain('two');
  });

  it('keeps its pages while there is no connection', async () => {
    const device = new Device();
    await openShelf('one', whole('one'), { device }).shelf.fill();
    device.kept.get('kislap-build-one')?.delete(`${folder}a.js`);
    const offline = openShelf('one', {}, { device }).shelf;
    await expect(offline.file(visit(`${folder}a.js`))).rejects.toThrow('Failed to fetch');
    expect(await ask(offline, '/user')).toContain('one');
  });
});

describe('pictures on the device', () => {
  it('are there without a connection, and no more than 150 of them', async () => {
    const net = Object.fromEntries(
      Array.from({ length: 160 }, (_, n) => [`/p${n}.webp`, basic(`picture ${n}`)]),
    );
    const { ports, device } = openShelf('one', net);
    for (const path of Object.keys(net)) await keepPicture(ports, visit(path), () => undefined);
    expect(device.kept.get('kislap-pictures')?.size).toBe(150);
    const offline = openShelf('one', {}, { device }).ports;
    const kept = await keepPicture(offline, visit('/p159.webp'), () => undefined);
    expect(await kept.text()).toBe('picture 159');
    await expect(keepPicture(offline, visit('/p0.webp'), () => undefined)).rejects.toThrow('Failed to fetch');
  });
});
