import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import english from '@kislap/i18n/catalogues/en.json';
import filipino from '@kislap/i18n/catalogues/fil.json';

/** What the app's own shortcuts are called, in the order of the manifest: deposit, check-in, promotions. */
const shortcutIds = ['dep.title', 'sign.title', 'home.banners'] as const;

const languages = [
  { lang: 'en', file: 'manifest.webmanifest', words: english },
  { lang: 'fil', file: 'manifest.fil.webmanifest', words: filipino },
] as const;

interface Manifest {
  readonly shortcuts: readonly { readonly url: string }[];
}

/** Writes what a phone needs to install the app, once per language, and points each built page to its own. */
export async function writeManifests(folder: string): Promise<readonly string[]> {
  const manifest: Manifest = JSON.parse(await readFile(join(folder, 'manifest.webmanifest'), 'utf8'));
  for (const { lang, file, words } of languages) {
    const shortcuts = manifest.shortcuts.map((shortcut, at) => ({
      ...shortcut,
      name: words[shortcutIds[at] ?? 'nav.home'],
    }));
    await writeFile(join(folder, file), `${JSON.stringify({ ...manifest, lang, shortcuts })}\n`);
  }
  const page = join(folder, 'index.fil.html');
  const html = await readFile(page, 'utf8');
  await writeFile(page, html.replace('/manifest.webmanifest', '/manifest.fil.webmanifest'));
  return languages.map(({ file }) => file);
}
