import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { libraries } from './libraries.mjs';

const fence = /^```(?<kind>tsx?)\n(?<code>[\s\S]*?)^```$/gm;

/** @typedef {{ library: string, file: string, code: string, isComponent: boolean }} ReadmeExample */

/**
 * The examples of the READMEs as files of a project that has installed the packages.
 *
 * @param {string} project
 * @returns {readonly ReadmeExample[]}
 * @throws {Error} For one that imports nothing: nobody can run it as it stands.
 */
export function readmeExamples(project) {
  const folder = join(project, 'readmes');
  mkdirSync(folder, { recursive: true });
  return libraries.flatMap(({ name: library }) => {
    const page = readFileSync(join(project, 'node_modules/@kislap', library, 'README.md'), 'utf8');
    return [...page.matchAll(fence)].map(({ groups: { kind = '', code = '' } = {} }, index) => {
      if (!code.startsWith('import ')) throw new Error(`README of ${library}: an example imports nothing.`);
      const file = join(folder, `${library}-${index}.${kind}`);
      writeFileSync(file, code);
      return { library, file, code, isComponent: kind === 'tsx' };
    });
  });
}
