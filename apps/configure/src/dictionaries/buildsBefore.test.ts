import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashOf } from '../files/hashOf';
import { keepBuilds } from './buildsBefore';
import { dczName, decodeDcz } from './dcz';

const kit = Array.from({ length: 300 }, (_, line) => `const line${line} = ${line * line};`).join('\n');

let home: string;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'kislap-before-'));
});

afterEach(() => rm(home, { recursive: true, force: true }));

/** A build with these files, in a folder of its own. */
async function build(id: string, files: Readonly<Record<string, string>>): Promise<string> {
  const folder = join(home, id);
  const chunks = Object.fromEntries(
    Object.entries(files).map(([name, text]) => [name, hashOf(Buffer.from(text))]),
  );
  await mkdir(join(folder, '.kislap'), { recursive: true });
  await mkdir(join(folder, 'assets', id), { recursive: true });
  const note = { format: 3, id, folder: `assets/${id}`, chunks };
  await writeFile(join(folder, '.kislap/build.json'), JSON.stringify(note));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, 'assets', id, name), text);
  return folder;
}

const changed = (by: string): string => kit.replace('line150', by);
const filesOf = async (folder: string, id: string): Promise<readonly string[]> =>
  (await readdir(join(folder, 'assets', id))).toSorted();

describe('builds before', () => {
  it('stay beside the new one, and the new one is told by what differs from each of three', async () => {
    const olds = ['one', 'two', 'three'];
    const befores = await Promise.all(olds.map((id) => build(id, { 'kit.js': changed(id), 'a.svg': id })));
    const now = await build('now', { 'kit.js': kit, 'a.svg': 'now', 'added.js': 'let added;' });
    expect(await keepBuilds(now, befores)).toEqual({ folders: olds, differences: 3 });
    for (const id of olds) {
      const old = await readFile(join(now, 'assets', id, 'kit.js'));
      expect(old.toString()).toBe(changed(id));
      const coded = await readFile(join(now, 'assets/now', dczName('kit.js', old)));
      expect(Buffer.from(decodeDcz(coded, old) ?? []).toString()).toBe(kit);
      expect(coded.length).toBeLessThan(200);
    }
  });

  it('tell a file that none of them has changed once', async () => {
    const befores = [
      await build('one', { 'kit.js': kit, 'b.js': '1' }),
      await build('two', { 'kit.js': kit, 'b.js': '2' }),
    ];
    const now = await build('now', { 'kit.js': kit, 'b.js': '3' });
    expect(await keepBuilds(now, befores)).toEqual({ folders: ['one', 'two'], differences: 1 });
  });

  it('write nothing that is no smaller than the file, and take away what they wrote before', async () => {
    const now = await build('now', { 'kit.js': kit });
    await keepBuilds(now, [await build('one', { 'kit.js': changed('one') })]);
    expect(await filesOf(now, 'now')).toHaveLength(2);
    await writeFile(join(now, 'assets/now/kit.js.br'), 'small');
    expect(await keepBuilds(now, [await build('two', { 'kit.js': changed('two') })])).toMatchObject({
      differences: 0,
    });
    expect(await filesOf(now, 'now')).toEqual(['kit.js', 'kit.js.br']);
  });

  it('of the same code are nothing new', async () => {
    const now = await build('now', { 'kit.js': kit });
    expect(await keepBuilds(now, [now])).toEqual({ folders: [], differences: 0 });
  });

  it('are refused when they are none, or have lost their files', async () => {
    const now = await build('now', { 'kit.js': kit });
    await expect(keepBuilds(now, [home])).rejects.toThrow('is no built player app');
    const hollow = await build('hollow', { 'kit.js': kit });
    await rm(join(hollow, 'assets'), { recursive: true });
    await expect(keepBuilds(now, [hollow])).rejects.toThrow('is no whole build');
  });
});
