import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { sbomOf } from '../../sbom/sbomOf.mjs';

const dist = (/** @type {string} */ file) =>
  fileURLToPath(new URL(`../../../apps/player-web/dist/${file}`, import.meta.url));
const notices = readFileSync(dist('third-party-notices.txt'), 'utf8');
const parts = notices.split('-'.repeat(40)).map((part) => part.trim());
const packages = parts.flatMap(
  (part) => /^(\S+) (\d\S*) \(([^)]+)\)/.exec(part)?.slice(1, 3).join('@') ?? [],
);

describe('the notices in the built app', () => {
  test('hold the licence text of everything foreign in it', () => {
    expect(packages.map((one) => one.replace(/@[^@]+$/, ''))).toEqual(
      expect.arrayContaining(['react', 'react-dom', 'axios', 'swr', 'valibot', 'react-intl']),
    );
    expect(parts.filter((part) => !/licen[cs]e|copyright|permission/i.test(part))).toEqual([]);
    expect(notices).toContain('Phosphor Icons');
    expect(notices.match(/SIL OPEN FONT LICENSE/gi)?.length).toBeGreaterThanOrEqual(2);
  });

  test('name only what is in the bill of materials', () => {
    const listed = new Set(
      sbomOf('apps/player-web').components.map(({ purl }) =>
        decodeURIComponent(purl.slice('pkg:npm/'.length)),
      ),
    );
    expect(packages.filter((one) => !listed.has(one))).toEqual([]);
  });

  test('can be opened from the settings: the app links to this very file', () => {
    expect(existsSync(dist('third-party-notices.txt.br'))).toBe(true);
    const settings = readFileSync(
      fileURLToPath(new URL('../../../apps/player-web/src/pages/setting/AboutApp.tsx', import.meta.url)),
      'utf8',
    );
    expect(settings).toContain("openExternal('/third-party-notices.txt')");
  });
});
