import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { givenOut, sbomOf } from '../sbom/sbomOf.mjs';

const lock = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../package-lock.json', import.meta.url)), 'utf8'),
);
const locked = new Set(
  Object.entries(lock.packages).map(
    ([path, { name, version }]) => `${name ?? path.split('node_modules/').at(-1)}@${version}`,
  ),
);

/** @param {import('../sbom/sbomOf.mjs').Component} component */
const nameOf = ({ purl }) => decodeURIComponent(purl.slice('pkg:npm/'.length));

describe.each(givenOut)(
  'the bill of materials of %s',
  (workspace) => {
    const sbom = sbomOf(workspace);
    const { name, dependencies = {} } = JSON.parse(
      readFileSync(fileURLToPath(new URL(`../../${workspace}/package.json`, import.meta.url)), 'utf8'),
    );

    test('is about that workspace, in CycloneDX', () => {
      expect([sbom.bomFormat, sbom.specVersion]).toEqual(['CycloneDX', '1.5']);
      expect(nameOf(sbom.metadata.component)).toMatch(new RegExp(`^${name}@`));
    });

    test('holds what it depends on, in the locked versions, with hashes and licences', () => {
      const names = sbom.components.map(nameOf);
      for (const [dependency, version] of Object.entries(dependencies)) {
        expect(names).toContain(`${dependency}@${version}`);
      }
      expect(names.filter((one) => !locked.has(one))).toEqual([]);
      const foreign = sbom.components.filter((one) => !nameOf(one).startsWith('@kislap/'));
      expect(foreign.filter(({ hashes = [] }) => hashes.length === 0).map(nameOf)).toEqual([]);
      expect(foreign.filter(({ licenses = [] }) => licenses.length === 0).map(nameOf)).toEqual([]);
    });

    test('names no place to download from', () => {
      expect(JSON.stringify(sbom.components)).not.toMatch(/https?:[^"]*\.tgz/);
    });
  },
  30_000,
);
