import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { picturedSkins, putSkin } from '../skin/putSkin.mjs';
import { kit } from '../skin/readSkin.mjs';

const folder = mkdtempSync(join(tmpdir(), 'kislap-skin-'));
const tool = fileURLToPath(new URL('../skin.mjs', import.meta.url));
const patienceMs = 60_000;

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** @param {string} name @param {unknown} tokens @param {readonly string[]} args */
function run(name, tokens, args) {
  const file = join(folder, `${name}.json`);
  const out = join(folder, name);
  writeFileSync(file, JSON.stringify(tokens));
  // Node itself says so where both ways of asking for colours are set.
  const { NO_COLOR: _, FORCE_COLOR: _forced, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [tool, file, ...args, `--out=${out}`], {
    env,
  });
  return {
    status,
    said: `${stdout}${stderr}`,
    read: (/** @type {string} */ made) => readFileSync(join(out, made), 'utf8'),
  };
}

/** @param {unknown} $value */
const color = ($value) => ({ $type: 'color', $value });
const today = {
  sea: { deep: color({ colorSpace: 'srgb', components: [0.0627, 0.1373, 0.2275] }) },
  action: color('{coral}'),
  coral: color({ colorSpace: 'srgb', components: [1, 0.4784, 0.349], hex: '#ff7a59' }),
  sun: color({ colorSpace: 'srgb', components: [1, 0.8, 0.2667] }),
  gap: { $type: 'dimension', $value: { value: 16, unit: 'px' } },
};
const older = {
  sea: { deep: color('#10233a') },
  action: color('{coral}'),
  coral: color('#ff7a59'),
  sun: color('#fc4'),
  gap: { $type: 'dimension', $value: '16px' },
};
/** As tools wrote them before there was a format. */
const oldest = {
  $metadata: { tokenSetOrder: ['all'] },
  sea: { deep: { value: '#10233a', type: 'color', comment: 'At night.' } },
  action: { value: '{coral.value}', type: 'color' },
  coral: { value: '#ff7a59', type: 'color', attributes: { category: 'coral' } },
  sun: { value: '#fc4' },
  gap: { value: '16px', type: 'spacing' },
};
const wish = ['--id=tala', '--name=Tala', '--ground=sea.deep', '--accent=action', '--festive=sun'];

describe('the tokens of another tool', () => {
  test(
    'make the same skin in all ways of writing them, with the contrast of every pair',
    () => {
      const [one, other] = [run('today', today, wish), run('older', older, wish)];
      const before = run('oldest', oldest, wish);
      expect([one.status, other.status, before.status]).toEqual([0, 0, 0]);
      expect(readdirSync(join(folder, 'older')).toSorted()).toEqual(['contrast.md', 'tala.css', 'tala.ts']);
      for (const made of ['contrast.md', 'tala.css', 'tala.ts'])
        expect([other.read(made), before.read(made)]).toEqual([one.read(made), one.read(made)]);
      expect(one.read('tala.ts')).toContain("export const tala: Skin = {\n  id: 'tala',\n  name: 'Tala',");
      expect(one.read('tala.css')).toContain('[data-skin="tala"]');
      expect(one.read('contrast.md').match(/\| holds \|$/gm)).toHaveLength(164);
      expect(one.said).toContain('164 of 164 pairs of colours hold.');
    },
    patienceMs,
  );

  test(
    'are taken whole where they have all of the kit’s names, and pairs too close are told and written down',
    async () => {
      const { skins, skinTokens } = await kit();
      const perlas = skins[1];
      const whole = run('whole', skinTokens(perlas), []);
      expect(whole).toMatchObject({ status: 0, said: expect.stringContaining('164 of 164 pairs') });
      writeFileSync(
        join(folder, 'whole/perlas.mjs'),
        whole.read('perlas.ts').replace(/^import.*|: Skin/gm, ''),
      );
      const { perlas: read } = await import(pathToFileURL(join(folder, 'whole/perlas.mjs')).href);
      expect(read).toEqual(perlas);
      const { light } = perlas.schemes;
      const pale = { ...light, color: { ...light.color, text: light.color.bg } };
      const close = run('close', skinTokens({ ...perlas, schemes: { ...perlas.schemes, light: pale } }), []);
      expect(close).toMatchObject({ status: 1, said: expect.stringMatching(/1[45]\d of 164 pairs/) });
      expect(close.read('contrast.md')).toMatch(
        /\| light +\| text +\| bg +\| text +\| 1\.00 +\| 4\.5 +\| \*\*too close\*\* \|/,
      );
    },
    patienceMs,
  );

  test(
    'are refused in words where they lead nowhere or are too close',
    () => {
      expect(run('lacking', today, ['--id=tala'])).toMatchObject({
        status: 1,
        said: expect.stringContaining('brand.ground is missing.'),
      });
      expect(run('elsewhere', today, [...wish.slice(0, 4), '--festive=moon'])).toMatchObject({
        status: 1,
        said: 'moon is no token of this file.\n',
      });
      const brand = { ground: color('#10233A'), accent: color('#FF7A59'), festive: color('#FFC94D') };
      const pale = run('pale', { brand, light: { text: color('#aaa') } }, ['--id=tala']);
      expect(pale).toMatchObject({
        status: 1,
        said: expect.stringContaining('light.text (#AAAAAA) on light.bg'),
      });
      expect(run('nothing', today, ['--colour=red']).status).toBe(2);
    },
    patienceMs,
  );
});

describe('a skin that is put in the place of the kit’s', () => {
  test(
    'is worn where pictures are kept, and elsewhere refused before anything is written',
    async () => {
      const pictured = await picturedSkins();
      expect([...pictured]).toEqual([
        ['kislap', 'dark'],
        ['perlas', 'light'],
      ]);
      const root = join(folder, 'kit');
      const skins = join(root, 'libs/ui/src/theme/skins');
      mkdirSync(skins, { recursive: true });
      for (const id of ['kislap', 'dagat']) writeFileSync(join(skins, `${id}.ts`), 'before');
      expect(putSkin({ id: 'kislap', code: 'after' }, { pictured, root })).toBe(
        'libs/ui/src/theme/skins/kislap.ts',
      );
      expect(readFileSync(join(skins, 'kislap.ts'), 'utf8')).toBe('after');
      for (const id of ['dagat', 'tala'])
        expect(() => putSkin({ id, code: 'after' }, { pictured, root })).toThrow('kept of kislap (dark) and');
      expect(() => putSkin({ id: 'perlas', code: 'after' }, { pictured, root })).toThrow('The kit has no');
      expect(readFileSync(join(skins, 'dagat.ts'), 'utf8')).toBe('before');
      const before = readdirSync(fileURLToPath(new URL('../../libs/ui/src/theme/skins', import.meta.url)));
      const refused = run('put', today, [...wish, '--put']);
      expect(refused).toMatchObject({ status: 1, said: expect.stringContaining('"tala", so none could') });
      expect(readdirSync(fileURLToPath(new URL('../../libs/ui/src/theme/skins', import.meta.url)))).toEqual(
        before,
      );
    },
    patienceMs,
  );
});
