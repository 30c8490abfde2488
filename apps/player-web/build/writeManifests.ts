import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogues } from './catalogues';

/** What the app's own shortcuts are called, in the order of the manifest: deposit, check-in, promotions. */
const shortcutIds = ['dep.title', 'sign.title', 'home.banners'] as const;

interface Manifest {
  readonly shortcuts: readonly { readonly url: string }[];
}

/** Writes what a phone needs to install the app, once per language, and points each built page to its own. */
export async function writeManifests(folder: string): Promise<readonly string[]> {
  const [{ manifest: first } = { manifest: '' }] = catalogues;
  const manifest: Manifest = JSON.parse(await readFile(join(folder, first), 'utf8'));
  for (const { tag: lang, manifest: file, page, words } of catalogues) {
    const shortcuts = manifest.shortcuts.map((shortcut, at) => ({
      ...shortcut,
      name: words[shortcutIds[at] ?? 'nav.home'],
    }));
    await writeFile(join(folder, file), `${JSON.stringify({ ...manifest, lang, shortcuts })}\n`);
    const html = await readFile(join(folder, page), 'utf8');
    await writeFile(join(folder, page), html.replace(`/${first}`, `/${file}`));
  }
  return catalogues.map(({ manifest: file }) => file);
}
