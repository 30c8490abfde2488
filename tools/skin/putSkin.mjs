import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** The skins that stories' pictures are kept of, with the scheme of each. @returns {Promise<ReadonlyMap<string, string>>} */
export async function picturedSkins() {
  const path = join(repository, 'apps/storybook/visual/looks.ts');
  /** @type {{ module: { looks: readonly { skin: string, scheme: string }[] } }} */
  const { module } = await runnerImport(path, { configFile: false, logLevel: 'error' });
  return new Map(module.looks.map(({ skin, scheme }) => [skin, scheme]));
}

/**
 * Writes a skin over the kit's own of its id, so that the stories wear it.
 *
 * @param {{ id: string, code: string }} skin
 * @param {{ pictured: ReadonlyMap<string, string>, root?: string }} place `pictured`: of which skins pictures are kept
 * @returns {string} the file, from the root
 * @throws {Error} before anything is written, where no picture could change
 */
export function putSkin({ id, code }, { pictured, root = repository }) {
  if (!pictured.has(id)) {
    const kept = [...pictured].map(([skin, scheme]) => `${skin} (${scheme})`).join(' and ');
    throw new Error(
      `No pictures are kept of the skin "${id}", so none could change. They are kept of ${kept}: with --id=${[...pictured.keys()][0]} the stories wear yours in its place.`,
    );
  }
  const file = `libs/ui/src/theme/skins/${id}.ts`;
  const path = join(root, file);
  if (!existsSync(path)) throw new Error(`The kit has no ${file}.`);
  writeFileSync(path, code);
  return file;
}
