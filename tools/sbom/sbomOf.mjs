import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** What is given out: the libraries, and the apps that run somewhere. */
export const givenOut = [
  'libs/domain',
  'libs/api',
  'libs/i18n',
  'libs/ui',
  'apps/player-web',
  'apps/sandbox',
  'apps/conformance',
  'apps/configure',
];

/**
 * @typedef {object} Component
 * @property {string} name
 * @property {string} [group]
 * @property {string} version
 * @property {string} purl
 * @property {readonly { license?: { id?: string, name?: string }, expression?: string }[]} [licenses]
 * @property {readonly { alg: string, content: string }[]} [hashes]
 */

/**
 * @typedef {{ bomFormat: string, specVersion: string, metadata: { component: Component }, components: readonly
 * Component[] }} Sbom
 */

/**
 * The bill of materials of one workspace as CycloneDX, from the lock alone: nothing is asked of a network.
 *
 * @param {string} workspace Its folder.
 * @returns {Sbom}
 */
export function sbomOf(workspace) {
  const { name } = JSON.parse(readFileSync(join(repository, workspace, 'package.json'), 'utf8'));
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'];
  const text = execFileSync('npm', [...args, '--offline', '-w', name, '--loglevel=error'], {
    cwd: repository,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const whole = JSON.parse(text);
  // npm names the repository, after its folder; the bill is about the workspace.
  const own = whole.components.find((/** @type {Component} */ { purl }) => purl.startsWith(purlOf(name)));
  return {
    ...whole,
    metadata: { ...whole.metadata, component: { ...own, type: 'application' } },
    components: whole.components.filter((/** @type {Component} */ one) => one !== own),
  };
}

/** @param {string} name */
const purlOf = (name) => `pkg:npm/${name.replace('@', '%40')}@`;
