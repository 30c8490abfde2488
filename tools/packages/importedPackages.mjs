import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';

const specifier = /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\(\s*)["']([^"'.][^"']*)["']/g;
const comment = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** @param {string} name `@scope/package/entry` or `package/entry`. */
const packageOf = (name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

/**
 * The packages that built files and their types import.
 *
 * @param {string} folder
 * @returns {Set<string>}
 */
export function importedPackages(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(c?js|d\.c?ts)$/.test(file),
  );
  return new Set(
    files
      .flatMap((file) => {
        const code = readFileSync(join(folder, file), 'utf8').replace(comment, '');
        return [...code.matchAll(specifier)].map(([, name = '']) => packageOf(name));
      })
      .filter((name) => /^(@[\w.-]+\/)?[\w.-]+$/.test(name) && !builtinModules.includes(name)),
  );
}
