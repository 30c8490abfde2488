import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the app finds it: its address and its place in the build. */
export const NOTICES_FILE = 'third-party-notices.txt';

/** One package whose code is in the app, as the bundler found it. */
interface BundledPackage {
  readonly name: string;
  readonly version: string;
  readonly identifier?: string | null;
  readonly text?: string | null;
}

const pathTo = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What is in the app beside code that the bundler has seen. */
const others = [
  { title: 'Phosphor Icons (MIT)', file: '../../../node_modules/@phosphor-icons/core/LICENSE' },
  {
    title: 'Kislap Sans, made of Bricolage Grotesque (OFL-1.1)',
    file: '../../../libs/ui/src/theme/fonts/OFL-BricolageGrotesque.txt',
  },
  {
    title: 'Perlas Sans, made of Plus Jakarta Sans (OFL-1.1)',
    file: '../../../libs/ui/src/theme/fonts/OFL-PlusJakartaSans.txt',
  },
] as const;

const MIT_TEXT = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

const RULE = '\n\n----------------------------------------\n\n';

/** The text of a licence that a package names without bringing it. */
async function standardText(name: string, identifier: string | null | undefined): Promise<string> {
  const manifest: { readonly author?: string | { readonly name: string } } = JSON.parse(
    await readFile(pathTo(`../../../node_modules/${name}/package.json`), 'utf8'),
  );
  const { author } = manifest;
  const owner = typeof author === 'object' ? author.name : author;
  if (identifier !== 'MIT' || owner === undefined) {
    throw new Error(`${name} comes without the text of its licence (${identifier ?? 'unknown'}).`);
  }
  return `MIT License\n\nCopyright (c) ${owner}\n\n${MIT_TEXT}`;
}

/**
 * Writes whose work is in the app and under which licence, as a text file beside it.
 *
 * @param licences what the bundler noted of the packages it took code from, as a file in the build
 * @throws Error when a package comes without the text of its licence
 */
export async function writeNotices(client: string, licences: string): Promise<void> {
  const bundled: readonly BundledPackage[] = JSON.parse(await readFile(join(client, licences), 'utf8'));
  const foreign = bundled.filter(({ name }) => !name.startsWith('@kislap/'));
  const packages = await Promise.all(
    foreign.map(async ({ name, version, identifier, text }) => {
      const licence = text?.trim() || (await standardText(name, identifier));
      return `${name} ${version} (${identifier ?? ''})\n\n${licence}`;
    }),
  );
  const files = others.map(
    async ({ title, file }) => `${title}\n\n${(await readFile(pathTo(file), 'utf8')).trim()}`,
  );
  const head = 'This app contains work of others. Each part is under the licence that stands below its name.';
  await writeFile(
    join(client, NOTICES_FILE),
    `${[head, ...(await Promise.all(files)), ...packages].map((part) => part.trim()).join(RULE)}\n`,
  );
}
