import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';

type Kind = 'file' | 'folder';

/** What may lie in the folder of a brand, by its name. */
const parts: ReadonlyMap<string, Kind> = new Map([
  ['brand.json', 'file'],
  ['tokens.json', 'file'],
  ['mark.svg', 'file'],
  ['wordmark.svg', 'file'],
  ['font.woff2', 'file'],
  ['messages', 'folder'],
  ['icons', 'folder'],
]);

/** Notes, licences, and what an editor or a file manager leaves: nobody takes them for a part of a brand. */
const isAside = (name: string): boolean =>
  name.startsWith('.') || /\.(?:md|txt)$|~$|^(?:licen[cs]e|ofl|thumbs\.db|desktop\.ini)$/i.test(name);

const kindOf = (entry: Dirent): Kind => (entry.isDirectory() ? 'folder' : 'file');
const shown = (name: string, kind: Kind): string => (kind === 'folder' ? `${name}/` : name);

/**
 * Says what of a brand's folder would be read by nobody: a misspelt name is a brand without its mark, which players would
 * be the first to see.
 *
 * @param iconFiles where the build has its icons: `icon.svg`, `icons/icon-192.png`
 * @returns a sentence for each, with the names that are read
 */
export async function strayFiles(folder: string, iconFiles: readonly string[]): Promise<readonly string[]> {
  const entries = await entriesOf(folder);
  if (entries === undefined) return ['there is no such folder.'];
  const icons = new Map(iconFiles.map((file) => [basename(file), 'file'] as const));
  const hasIcons = entries.some((entry) => entry.name === 'icons' && entry.isDirectory());
  return [
    ...straysIn(entries, parts, ''),
    ...(hasIcons ? straysIn((await entriesOf(join(folder, 'icons'))) ?? [], icons, 'icons/') : []),
  ];
}

const entriesOf = (folder: string): Promise<Dirent[] | undefined> =>
  readdir(folder, { withFileTypes: true }).catch(() => undefined);

function straysIn(
  entries: readonly Dirent[],
  known: ReadonlyMap<string, Kind>,
  under: string,
): readonly string[] {
  const names = [...known].map(([name, kind]) => shown(name, kind)).join(', ');
  return entries.flatMap((entry) => {
    const { name } = entry;
    const kind = known.get(name);
    if (kind === undefined && isAside(name)) return [];
    if (kind === undefined) {
      const found = shown(name, kindOf(entry));
      return [`${under}${found} is used by nothing. Allowed${under && ` in ${under}`}: ${names}.`];
    }
    // A link is what it leads to, which shows when it is read.
    if (entry.isSymbolicLink() || kind === kindOf(entry)) return [];
    return [`${under}${name} is a ${kindOf(entry)}. Allowed: a ${kind} of that name.`];
  });
}
